/** `npm start`: builds the site if it is stale, then serves it, or the previous one, and the message endpoint. */

import { isStale } from '../build/is-stale.ts'
import { hasSite } from '../build/releases.ts'
import { readOptions, withSettings } from '../read-options.ts'
import { run } from '../run.ts'
import { endWithNpm } from './end-with-npm.ts'

readOptions(withSettings('start'))
endWithNpm()
if (isStale()) {
  const code = await run('node', ['tools/build/build.ts'])
  if (code !== 0 && !hasSite('build')) process.exit(code)
}
await import('../../server/main.ts')
