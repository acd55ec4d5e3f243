/** `npm start`: builds the site if it is stale, then serves it, or the previous one, and the message endpoint. */
import { endWithNpm } from './end-with-npm.ts'
import { isStale } from './is-stale.ts'
import { readOptions, withSettings } from './read-options.ts'
import { hasSite } from './releases.ts'
import { run } from './run.ts'

readOptions(withSettings('start'))
endWithNpm()
if (isStale()) {
  const code = await run('node', ['tools/build.ts'])
  if (code !== 0 && !hasSite('build')) process.exit(code)
}
await import('../server/main.ts')
