import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { ServerText, SiteSettings } from '../../contract/site-settings.ts'
import { printableLine } from '../printable.ts'
import { type Channel, DeliveryError, type Send } from './channel.ts'
import { composeMail } from './compose-mail.ts'
import { composeNotice } from './compose-notice.ts'

export interface MailOptions {
  smtpUrl: string
  to: string[]
  /** Default: the site's name with the account's address, or the first recipient's. */
  from: string | undefined
  /** The current site settings. */
  site(): SiteSettings
  /** How long the mail server may be silent. */
  timeoutMs: number
}

/** Composes a mail for the given sender and recipients. */
type Compose<Item> = (
  item: Item,
  from: string | { name: string; address: string },
  to: string[],
  text: ServerText,
) => SendMailOptions

/** The channel that mails each message. */
export const mailChannel = (options: MailOptions): Channel => ({
  name: 'mail',
  send: sendByMail(options, composeMail),
})

/** The channel that mails notices to the owner. */
export const noticeChannel = (options: MailOptions) => ({
  name: 'mail',
  send: sendByMail(options, composeNotice),
})

/** Returns a function that sends each mail over its own SMTP connection. */
function sendByMail<Item>(
  { smtpUrl, to, from, site, timeoutMs }: MailOptions,
  compose: Compose<Item>,
): Send<Item> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
  const account = senderFor(smtpUrl, to)
  return async (item, signal) => {
    try {
      const { name, serverText } = site()
      const own = name === undefined ? account : { name, address: account }
      const mail = compose(item, from ?? own, to, serverText)
      const { rejectedErrors } = await transport.sendMail({ ...mail, signal })
      // If only some recipients accepted it, retry for the others; those who have it drop the duplicate.
      const notYet = rejectedErrors?.find((error: NodemailerError) => !isPermanent(error))
      if (notYet) throw notYet
      return rejectedErrors?.map((error) => inOneLine(refusalOf(error))).join('; ') || undefined
    } catch (error) {
      throw new DeliveryError(inOneLine(error as Error), isPermanent(error as NodemailerError))
    }
  }
}

/** The account's own address, which its server accepts, or else the owner's. */
export function senderFor(smtpUrl: string, to: string[]): string {
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return user.includes('@') ? user : (to[0] ?? 'contact-form@localhost')
}

/**
 * Whether the mail server refused this message for good. A refused login or connection says nothing
 * about the message: once the owner has fixed it, the message goes out.
 */
function isPermanent({ code, responseCode, permanent }: NodemailerError): boolean {
  const aboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return aboutMessage && permanent === true && responseCode !== 530
}

const refusalOf = ({ recipient, response, message }: NodemailerError) =>
  new Error(`${recipient ?? 'a recipient'} is refused: ${response ?? message}`)

const inOneLine = (error: Error) => printableLine(error.message).slice(0, 300)
