/** Starts the server with the settings of the environment: `node server/main.ts`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { log, print } from './log.ts'
import { OwnerError } from './owner-error.ts'
import { readSettings } from './settings.ts'
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
  if (!existsSync(join(settings.siteDir, 'index.html')))
    print(`There is no site in ${settings.siteDir} yet: npm run build makes it.`)
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, async () => {
      await server.stop()
      process.exit()
    })
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error)
  process.exitCode = 1
}
