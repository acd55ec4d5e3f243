import { runCommand } from '../../../server/commands/run-command.ts'

/** Runs one of the owner's commands in this process; returns what it writes. */
export async function command(environment: NodeJS.ProcessEnv, ...typed: string[]): Promise<string> {
  let written = ''
  const write = (text: string) => {
    written += text
  }
  await runCommand(typed, { environment, write })
  return written
}
