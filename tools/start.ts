/** `npm start`: builds what is stale, then serves site and message endpoint. */
import { isStale } from './is-stale.ts'
import { run } from './run.ts'

if (isStale()) {
  console.log('Building the site …')
  const code = await run('npm', ['run', '--silent', 'build'])
  if (code !== 0) process.exit(code)
}
await import('../server/main.ts')
