import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { ServerText, SiteSettings } from '../../contract/site-settings.ts'
import { printableLine } from '../printable.ts'
import { type Channel, DeliveryError, type Send } from './channel.ts'
import { composeMail } from './compose-mail.ts'
import { composeNotice } from './compose-notice.ts'

export interface MailOptions {
  smtpUrl: string
  to: string[]
  /** Without one, the site's name and the account's own address, or the first recipient's. */
  from: string | undefined
  /** What is known of the site, at this moment. */
  site(): SiteSettings
  /** How long the mail server may be silent. */
  timeoutMs: number
}

/** What a mail says; sender and recipients are added. */
type Compose<Item> = (
  item: Item,
  from: string | { name: string; address: string },
  to: string[],
  words: ServerText,
) => SendMailOptions

/** Mails messages, each by itself. */
export const mailChannel = (options: MailOptions): Channel => ({
  name: 'mail',
  send: sendByMail(options, composeMail),
})

/** Mails notices to the owner. */
export const noticeChannel = (options: MailOptions) => ({
  name: 'mail',
  send: sendByMail(options, composeNotice),
})

/** Makes the function that mails something by SMTP, each over a connection of its own. */
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
      const { name, words } = site()
      const own = name === undefined ? account : { name, address: account }
      const mail = compose(item, from ?? own, to, words)
      const { rejectedErrors } = await transport.sendMail({ ...mail, signal })
      // Some recipients took it. Who could not yet will, and the others know it by its Message-ID.
      const notYet = rejectedErrors?.find((error: NodemailerError) => !isPermanent(error))
      if (notYet) throw notYet
      return rejectedErrors?.map((error) => inOneLine(refusalOf(error))).join('; ') || undefined
    } catch (error) {
      throw new DeliveryError(inOneLine(error as Error), isPermanent(error as NodemailerError))
    }
  }
}

/** The account's own address, which its server will accept, or else the owner's. */
export function senderFor(smtpUrl: string, to: string[]): string {
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return user.includes('@') ? user : (to[0] ?? 'contact-form@localhost')
}

/**
 * Whether the mail server refused this very message. A refused login or a server that closes its
 * door says nothing about the message: the owner puts that right, and then it goes.
 */
function isPermanent({ code, responseCode, permanent }: NodemailerError): boolean {
  const aboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return aboutMessage && permanent === true && responseCode !== 530
}

const refusalOf = ({ recipient, response, message }: NodemailerError) =>
  new Error(`${recipient ?? 'a recipient'} is refused: ${response ?? message}`)

const inOneLine = (error: Error) => printableLine(error.message).slice(0, 300)
