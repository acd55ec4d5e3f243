import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer'
import { tidyEmail } from '../../contract/contact-details.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import { printableLine } from '../printable.ts'
import type { Settings } from '../settings.ts'
import { holderNamed, type Links, linksFor } from '../signed-links.ts'
import type { Database } from '../store/database.ts'
import { DeliveryError } from './delivery-error.ts'

const TIMEOUT_MS = 20_000

export type Sender = string | { name: string; address: string }

/** What the composers of mails need to know. */
export interface MailContext {
  from: Sender
  /** The owner's addresses. */
  to: string[]
  site: SiteSettings
}

/** Sends each mail over its own SMTP connection; undefined where mail is not set up. */
export function mailer(database: Database, settings: Settings, site: () => SiteSettings) {
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
  /** @returns a note if not every recipient accepted it, and trying again cannot help. @throws DeliveryError */
  async function send(mails: SendMailOptions[], signal: AbortSignal) {
    const errors: NodemailerError[] = []
    let isAccepted = false
    for (const mail of mails)
      await transport.sendMail({ ...mail, signal }).then(
        ({ rejectedErrors = [] }) => {
          errors.push(...rejectedErrors)
          isAccepted = true
        },
        (error: NodemailerError) => errors.push(...(error.rejectedErrors ?? [error])),
      )
    // If only some recipients accepted it, retry for the others; those who have it drop the duplicate.
    const error = errors.find(({ permanent }) => !permanent) ?? errors[0]
    if (!error) return undefined
    if (isAccepted && error.permanent) {
      const refusals = errors.map(
        ({ recipient, response, message }) =>
          `${recipient ?? 'a recipient'} is refused: ${response ?? message}`,
      )
      return new DeliveryError(inOneLine(refusals.join('; ')), true, 'not all recipients')
    }
    const { message, code, responseCode, permanent } = error
    // A refusal at login, MAIL or RCPT (a password, a daily limit, a relay, a recipient) passes once
    // somebody has mended its cause. Only a message that is refused itself stays refused.
    const isFinal = code === 'EMESSAGE' && permanent === true
    const summary = [code, responseCode].filter(Boolean).join(' ')
    throw new DeliveryError(inOneLine(message), isFinal, summary || 'failed')
  }

  return {
    context: (): MailContext => ({ from: senderOf(settings, site().name), to, site: site() }),
    send: (mail: SendMailOptions, signal: AbortSignal) => send([mail], signal),
    /** Sends each recipient a copy of their own, with links for them alone. The headers name all. */
    async sendEach(compose: (links?: Links) => SendMailOptions, signal: AbortSignal) {
      const { from, to = [], cc = [] } = compose()
      const recipients = [to, cc].flat() as string[]
      const copies = Map.groupBy(recipients, (address) => holderNamed(site(), address))
      const mails = [...copies].map(async ([name, to]) => {
        // It may be the database that fails.
        const links = await linksFor(database, site(), name).catch(() => undefined)
        return { ...compose(links), envelope: { from, to } }
      })
      return send(await Promise.all(mails), signal)
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
