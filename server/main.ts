/** Starts the server with the settings of the environment: `node server/main.ts`. */

import { OwnerError } from '../contract/owner-error.ts'
import { log, print } from './log.ts'
import { readSettings } from './settings.ts'
import { startServer, stopOnSignal } from './start-server.ts'

try {
  const server = await startServer(readSettings(process.env), (request) =>
    log('request', { ...request }),
  )
  for (const line of server.lines) print(line)
  stopOnSignal(server.stop)
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error)
  process.exitCode = 1
}
