const { PATH, NODE_COMPILE_CACHE } = process.env

/** The environment of programs that tests start: only these variables, and the settings of the test. */
export const bareEnvironment = { PATH, NODE_COMPILE_CACHE }
