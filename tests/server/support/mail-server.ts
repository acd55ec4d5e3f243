import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { eventually } from './eventually.ts'

export interface Mail {
  to: string[]
  raw: string
}

/** What it may refuse, and its answer then. */
const REFUSALS = {
  'refuses the login': ['login', 'Token revoked', 535],
  'refuses the sender for good': ['sender', 'Daily limit', 550],
  'refuses the recipient for now': ['recipient', 'Greylisted', 450],
  'refuses the recipient for good': ['recipient', 'Unknown', 550],
  'refuses b@example.com for now': ['b@example.com', 'Greylisted', 450],
  'refuses b@example.com for good': ['b@example.com', 'Unknown', 550],
  'refuses the content for now': ['content', 'Try later', 451],
  'refuses the content for good': ['content', 'Spam', 554],
} as const

/** How the mail server behaves in each session. */
export type Manner =
  | keyof typeof REFUSALS
  | 'takes'
  | 'quotes the visitor'
  | 'drops the connection before the content'
  | 'drops the connection after the content'

const smtpError = (text: string, responseCode: number) =>
  Object.assign(new Error(text), { responseCode })

/** A real mail server on a socket, whose behaviour can be changed, also for mails that contain a text. */
export async function startMailServer() {
  const mails: Mail[] = []
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  let manner: Manner = 'takes'
  let hangsFor: string | undefined
  let refusesFor: string | undefined
  const refusalOf = (...parts: string[]) => {
    const [part, text, code] = manner in REFUSALS ? REFUSALS[manner as keyof typeof REFUSALS] : []
    return part && parts.includes(part) ? smtpError(text, code) : undefined
  }

  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Many mail servers still lack SMTPUTF8.
    hideSMTPUTF8: true,
    onAuth: (_auth, _session, done) => done(refusalOf('login'), { user: 'site' }),
    onMailFrom: (_address, _session, done) => done(refusalOf('sender')),
    onRcptTo({ address }, _session, done) {
      if (manner === 'drops the connection before the content') dropAll()
      else done(refusalOf('recipient', address))
    },
    async onData(stream, session, done) {
      const raw = await buffer(stream).then(String, () => undefined)
      if (raw === undefined) return done(smtpError('The sender was killed', 451))
      if (manner === 'quotes the visitor')
        return done(smtpError(`No mail of ${/from (.*)/.exec(raw)?.[1]}`, 554))
      if (refusesFor && raw.includes(refusesFor)) return done(smtpError('Spam', 554))
      const refusal = refusalOf('content')
      if (refusal) return done(refusal)
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
      if (manner === 'drops the connection after the content') return dropAll()
      if (hangsFor && raw.includes(hangsFor)) return void held.push(() => done())
      done()
    },
  })
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  smtp.on('error', () => {})
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    dropAll()
    return new Promise<void>((resolve) => smtp.close(resolve))
  })
  const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  return {
    url,
    /** Those of a server that mails to its owner here. */
    settings: { SMTP_URL: url, MAIL_TO: 'owner@example.com' },
    mails,
    /** Waits for a mail with this text, to anybody or to this address. */
    async mailWith(text: string, address = ''): Promise<Mail> {
      const found = () =>
        mails.find((mail) => mail.to.join().includes(address) && textOf(mail).includes(text))
      await eventually(found).toBeDefined()
      return found() as Mail
    },
    behave(as: Manner) {
      manner = as
    },
    /** Refuses mails that contain this text for good, from now on. */
    refuseFor(text?: string) {
      refusesFor = text
    },
    /** Hangs on mails that contain this text, until `letGo`. */
    hangFor(text: string) {
      hangsFor = text
    },
    letGo() {
      hangsFor = undefined
      for (const go of held.splice(0)) go()
    },
  }
}

/** The headers of a mail, unfolded, as `name: value` lines. */
export const headersOf = ({ raw }: Mail) =>
  (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n')

/** The value of a header, with encoded words decoded. */
export function headerOf(mail: Mail, name: string): string {
  const line = headersOf(mail).find((one) =>
    one.toLowerCase().startsWith(`${name.toLowerCase()}: `),
  )
  const value = (line ?? '').slice(name.length + 2).replace(/\?= +=\?/g, '?==?')
  const words = /=\?utf-8\?([bq])\?([^?]*)\?=/gi
  const decode = (_: string, how: string, text: string) =>
    how.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString('latin1')
      : decodeQuotedPrintable(text.replaceAll('_', ' '))
  // A character may be split over two encoded words, so join the bytes before decoding.
  return Buffer.from(value.replace(words, decode), 'latin1').toString('utf8')
}

/** The text of a mail. */
export function textOf(mail: Mail): string {
  const body = mail.raw.slice(mail.raw.indexOf('\r\n\r\n') + 4)
  const encoding = headerOf(mail, 'Content-Transfer-Encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  const bytes = encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}

const decodeQuotedPrintable = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
