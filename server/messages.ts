/** The owner's command line: `npm run messages -- list`. */
import { writeSync } from 'node:fs'
import { runCommand } from './commands/run-command.ts'
import { OwnerError } from './owner-error.ts'

/** Writes synchronously, so that a long list waits for its reader instead of filling the memory. */
function write(text: string) {
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(process.stdout.fd, rest))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // The reader, `head` for example, has closed the pipe.
      if (code === 'EPIPE') process.exit(0)
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}

try {
  await runCommand(process.argv.slice(2), { environment: process.env, write })
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error)
  process.exitCode = 1
}
