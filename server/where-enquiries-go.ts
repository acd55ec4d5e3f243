import { join } from 'node:path'
import type { Settings } from './settings.ts'
import { DATABASE_FILE } from './store/sqlite.ts'

/**
 * Tells the owner in one line where enquiries go, without the mail server's password.
 * @param provider the host of the hosted provider, if the content names one
 */
export function whereEnquiriesGo(
  { databaseUrl, dataDir, smtpUrl, mailTo }: Settings,
  provider: string | undefined,
): string {
  if (provider !== undefined) {
    return `Enquiries go from the page to ${provider}, not to this server: mail in content/site.yaml says so`
  }
  const place = databaseUrl ? 'PostgreSQL' : join(dataDir, DATABASE_FILE)
  const stored = `Enquiries are stored in ${place}`
  const missing = [...(smtpUrl ? [] : ['SMTP_URL']), ...(mailTo.length > 0 ? [] : ['MAIL_TO'])]
  if (smtpUrl && mailTo.length > 0) {
    return `${stored} and mailed to ${mailTo.join(', ')} by ${new URL(smtpUrl).host}`
  }
  return `${stored} and wait in the outbox: set ${missing.join(' and ')} to have them mailed`
}
