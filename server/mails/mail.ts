import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer'
import { tidyEmail } from '../../contract/contact-details.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { printableLine } from '../printable.ts'
import type { Settings } from '../settings.ts'
import { DeliveryError } from './delivery-error.ts'

const TIMEOUT_MS = 20_000

/** Who a mail comes from. */
export type Sender = string | { name: string; address: string }

/** What the composers of mails need to know. */
export interface MailContext {
  from: Sender
  /** The owner's addresses. */
  to: string[]
  site: SiteSettings
}

/** Sends each mail over its own SMTP connection; undefined where mail is not set up. */
export function mailer(settings: Settings, site: () => SiteSettings) {
  const { smtpUrl, mailTo: to } = settings
  if (smtpUrl === undefined || to.length === 0) return undefined
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // It must not fetch a file or address that a field names.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  })
  return {
    context: (): MailContext => ({ from: senderOf(settings, site().name), to, site: site() }),
    /** @returns a note if not every recipient accepted it, and trying again cannot help. @throws DeliveryError */
    async send(mail: SendMailOptions, signal: AbortSignal): Promise<DeliveryError | undefined> {
      try {
        const { rejectedErrors = [] } = await transport.sendMail({ ...mail, signal })
        // If only some recipients accepted it, retry for the others; those who have it drop the duplicate.
        const notYet = rejectedErrors.find(({ permanent }) => !permanent)
        if (notYet) throw notYet
        if (rejectedErrors.length === 0) return undefined
        const refusals = rejectedErrors.map(
          ({ recipient, response, message }) =>
            `${recipient ?? 'a recipient'} is refused: ${response ?? message}`,
        )
        return new DeliveryError(inOneLine(refusals.join('; ')), true, 'not all recipients')
      } catch (error) {
        const { message, code, responseCode, permanent } = error as NodemailerError
        // A refusal at login, MAIL or RCPT (a password, a daily limit, a relay, a recipient) passes once
        // somebody has mended its cause. Only a message that is refused itself stays refused.
        const isFinal = code === 'EMESSAGE' && permanent === true
        const summary = [code, responseCode].filter(Boolean).join(' ')
        throw new DeliveryError(inOneLine(message), isFinal, summary || 'failed')
      }
    },
  }
}

/** Who mails come from: the account's own address, which its server accepts, or else the owner's. */
export function senderOf({ smtpUrl, mailTo, mailFrom }: Settings, name: string): Sender {
  const user = decodeURIComponent(new URL(smtpUrl ?? 'smtp://').username)
  const address = user.includes('@') ? user : tidyEmail(mailTo[0] ?? 'contact-form@localhost')
  return mailFrom ?? { name, address }
}

const inOneLine = (text: string) => printableLine(text).slice(0, 300)
