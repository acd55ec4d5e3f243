import { join } from 'node:path'
import type { Settings } from './settings.ts'
import { DATABASE_FILE } from './store/open-database.ts'

/**
 * One line for the owner; the mail server's password stays out of it.
 * @param provider the hosted provider's host, where the content has chosen it
 */
export function whereMessagesGo(
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
