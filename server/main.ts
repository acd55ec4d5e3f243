/** Starts the server as the environment says: `node server/main.ts`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OwnerError } from './owner-error.ts'
import { readSettings, type Settings } from './settings.ts'
import { siteFacts } from './site-facts.ts'
import { startServer } from './start-server.ts'
import { DATABASE_FILE } from './store/open-database.ts'

try {
  const settings = readSettings(process.env)
  const server = await startServer(settings)
  const { name = 'The site', provider } = siteFacts(settings.siteDir)()
  console.log(`${name} is at ${server.url}`)
  console.log(whereMessagesGo(settings, provider))
  if (!existsSync(join(settings.siteDir, 'index.html'))) {
    console.log(`There is no site in ${settings.siteDir} yet: npm run build makes it.`)
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

/** One line for the owner; the mail server's password stays out of it. */
function whereMessagesGo(
  { dataDir, smtpUrl, mailTo }: Settings,
  provider: string | undefined,
): string {
  if (provider !== undefined) {
    return `Messages go from the page to ${provider}, not to this server: mail in content/site.yaml says so`
  }
  const kept = `Messages are kept in ${join(dataDir, DATABASE_FILE)}`
  const missing = [...(smtpUrl ? [] : ['SMTP_URL']), ...(mailTo.length > 0 ? [] : ['MAIL_TO'])]
  if (smtpUrl && mailTo.length > 0) {
    return `${kept} and mailed to ${mailTo.join(', ')} by ${new URL(smtpUrl).host}`
  }
  return `${kept} and wait in the outbox: set ${missing.join(' and ')} to have them mailed`
}
