import type { SendMailOptions } from 'nodemailer'
import { fillIn } from '../../contract/fill-in.ts'
import type { ServerText } from '../../contract/site-settings.ts'
import type { StoredEnquiry } from '../store/enquiry.ts'
import type { Notice } from '../store/notices.ts'
import { WARNING_DAYS } from '../store/retention.ts'
import { messageIdOf, PLAIN_TEXT, sender, wholeMessage } from './compose-mail.ts'

const DAY_MS = 24 * 60 * 60_000

const LINE = '='.repeat(72)

/**
 * Composes the mail for a notice to the owner. A digest holds every message in full. A deletion
 * warning only lists them, because a mail server that refused a message for its content would refuse
 * it again.
 */
export function composeNotice(
  notice: Notice,
  from: string | { name: string; address: string },
  to: string[],
  text: ServerText,
): SendMailOptions {
  const { kind, createdAt, messages, more } = notice
  const { subject, introduction } = text[kind]
  const count = String(messages.length)
  const date = new Date(createdAt + WARNING_DAYS * DAY_MS).toISOString().slice(0, 10)
  const rest = more > 0 ? [fillIn(text.digest.more, { count: more })] : []
  const parts = kind === 'digest' ? messages.map(inDigest(text)) : [messages.map(asLine).join('\n')]
  return {
    from,
    to,
    subject: fillIn(subject, { count, date }),
    // The same at every attempt, so that mail programs drop duplicates.
    messageId: messageIdOf(`${kind}-${notice.id}-${createdAt}`, from),
    date: new Date(createdAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${[fillIn(introduction, { count, date }).trim(), ...rest, ...parts].join('\n\n')}\n`,
    ...PLAIN_TEXT,
  }
}

const inDigest = (text: ServerText) => (message: StoredEnquiry) =>
  `${LINE}\nnpm run messages -- not-spam ${message.id}\n\n${wholeMessage(message, text.mail)}`

const asLine = ({ id, receivedAt, status, ...enquiry }: StoredEnquiry) =>
  [id, new Date(receivedAt).toISOString().slice(0, 10), status, sender(enquiry)].join('  ')
