/** Starts the server with the settings of the environment: `node server/main.ts`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { log, print } from './log.ts'
import { OwnerError } from './owner-error.ts'
import { formerSettings, readSettings } from './settings.ts'
import { siteRelease } from './site-release.ts'
import { startServer } from './start-server.ts'

try {
  const settings = readSettings(process.env)
  const server = await startServer(settings, ({ isRepeated, ...request }) => {
    if (!isRepeated) log('request', request)
  })
  const { name = 'The site' } = siteRelease(settings.siteDir)().settings
  print(`${name} is at ${server.url}`)
  for (const line of server.lines) print(line)
  const former = formerSettings(process.env)
  if (former.length > 0)
    print(`No longer a setting: ${former.join(', ')}. See docs/messages.md for those there are.`)
  if (!existsSync(join(settings.siteDir, 'index.html')))
    print(`There is no site in ${settings.siteDir} yet: npm run build makes it.`)
  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error)
  process.exitCode = 1
}
