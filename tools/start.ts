/**
 * `npm start`: builds the site if it is stale, then serves site and message endpoint. If the build fails,
 * it serves the previous site, if there is one.
 */
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
