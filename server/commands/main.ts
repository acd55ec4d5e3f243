/** The owner's command line: `npm run messages -- list`. */

import { OwnerError } from '../../contract/owner-error.ts'
import { runCommand } from './run-command.ts'

// The reader, `head` for example, has closed the pipe.
process.stdout.on('error', () => process.exit())

try {
  // Node writes to pipes synchronously, so that a long list waits for its reader.
  const write = (text: string) => void process.stdout.write(text)
  await runCommand(process.argv.slice(2), { environment: process.env, write })
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error)
  process.exitCode = 1
}
