import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The usage of a command that has no options and takes its settings from the environment. */
export const withSettings = (command: string) =>
  `npm ${command}. Settings are environment variables, such as PORT (docs/enquiries.md).`

/** Parses the command line. If it contains anything unknown, prints what is `allowed` and exits with code 2. */
export function readOptions<const Args extends ParseArgsConfig>(allowed: string, args?: Args) {
  try {
    return parseArgs<Args>(args)
  } catch (error) {
    // Node's further sentences explain its own syntax.
    const [wrong] = (error as Error).message.split('. ')
    console.error(`${wrong}. Allowed: ${allowed}`)
    process.exit(2)
  }
}
