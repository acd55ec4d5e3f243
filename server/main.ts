/** Starts the server with the settings of the environment: `node server/main.ts`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { log, print } from './log.ts'
import { OwnerError } from './owner-error.ts'
import { readSettings } from './settings.ts'
import { siteSettings } from './site-settings.ts'
import { startServer } from './start-server.ts'
import { whereEnquiriesGo } from './where-enquiries-go.ts'

try {
  const settings = readSettings(process.env)
  const server = await startServer(settings, ({ isRepeated, ...request }) => {
    if (!isRepeated) log('request', request)
  })
  const { name = 'The site', provider } = siteSettings(settings.siteDir)()
  print(`${name} is at ${server.url}`)
  print(whereEnquiriesGo(settings, provider))
  print(`Enquiries stored: ${server.stored}`)
  if (!existsSync(join(settings.siteDir, 'index.html'))) {
    print(`There is no site in ${settings.siteDir} yet: npm run build makes it.`)
  }
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
