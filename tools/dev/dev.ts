/**
 * `npm run dev`: the site with hot reloading on port 5173, and the message endpoint. Accepts the server's settings;
 * `PORT` is the site's, 0 for a free one.
 */

import { OwnerError } from '../../contract/owner-error.ts'
import { stopOnSignal } from '../../server/start-server.ts'
import { readOptions, withSettings } from '../read-options.ts'
import { develop } from './develop.ts'
import { endWithNpm } from './end-with-npm.ts'

readOptions(withSettings('run dev'))
endWithNpm()
try {
  const { PORT, DATA_DIR } = process.env
  const site = await develop({
    ...process.env,
    PORT: PORT?.trim() || '5173',
    // Not the outbox of `npm start`, which may run at the same time: test messages are not enquiries.
    DATA_DIR: DATA_DIR?.trim() || 'data/development',
  })
  console.log(`The site is at ${site.url} and shows what you change.`)
  console.log(site.messages)
  stopOnSignal(site.stop)
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error)
  process.exit(1)
}
