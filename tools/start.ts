/** `npm start`: builds what is stale, then serves site and message endpoint. */
import { isStale } from './is-stale.ts'
import { currentRelease } from './releases.ts'
import { run } from './run.ts'

if (isStale()) {
  const code = await run('node', ['tools/build.ts'])
  if (code !== 0 && !currentRelease('build')) process.exit(code)
}
await import('../server/main.ts')
