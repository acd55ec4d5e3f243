const { PATH, NODE_COMPILE_CACHE } = process.env

/** The environment of a program that a test starts: the tests' settings come on top, and no others. */
export const bareEnvironment = { PATH, NODE_COMPILE_CACHE }
