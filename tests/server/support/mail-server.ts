import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Mail {
  to: string[]
  raw: string
}

/** How the mail server behaves in each session. */
export type Manner =
  | 'takes'
  | 'refuses the sender for good'
  | 'refuses the recipient for now'
  | 'refuses b@example.com for now'
  | 'refuses b@example.com for good'
  | 'refuses the content for now'
  | 'refuses the recipient for good'
  | 'refuses the content for good'
  | 'quotes the visitor'
  | 'refuses the login'
  | 'says nothing'
  | 'drops the connection before the content'
  | 'drops the connection after the content'

const smtpError = (text: string, responseCode: number) =>
  Object.assign(new Error(text), { responseCode })

/** A real mail server on a socket, whose behaviour can be changed, also for mails that contain a text. */
export async function startMailServer(port = 0) {
  const mails: Mail[] = []
  const sockets = new Set<Socket>()
  const held: (() => void)[] = []
  const server = {
    manner: 'takes' as Manner,
    hangsFor: undefined as string | undefined,
    refusesFor: undefined as string | undefined,
  }

  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Many mail servers still lack SMTPUTF8.
    hideSMTPUTF8: true,
    onAuth(_auth, _session, done) {
      if (server.manner === 'refuses the login') done(smtpError('Token revoked', 535))
      else done(null, { user: 'site' })
    },
    onMailFrom(_address, _session, done) {
      if (server.manner === 'says nothing') held.push(done)
      else if (server.manner === 'refuses the sender for good') done(smtpError('Daily limit', 550))
      else done()
    },
    onRcptTo({ address }, _session, done) {
      const who = address === 'b@example.com' ? [address, 'the recipient'] : ['the recipient']
      const refuses = (how: string) => who.some((one) => server.manner === `refuses ${one} ${how}`)
      if (refuses('for now')) done(smtpError('Greylisted', 450))
      else if (refuses('for good')) done(smtpError('Unknown', 550))
      else if (server.manner === 'drops the connection before the content') dropAll()
      else done()
    },
    async onData(stream, session, done) {
      const raw = await buffer(stream).then(String, () => undefined)
      if (raw === undefined) return done(smtpError('The sender was killed', 451))
      if (server.manner === 'refuses the content for now') return done(smtpError('Try later', 451))
      if (server.manner === 'refuses the content for good') return done(smtpError('Spam', 554))
      if (server.manner === 'quotes the visitor')
        return done(smtpError(`No mail of ${/from (.*)/.exec(raw)?.[1]}`, 554))
      if (server.refusesFor && raw.includes(server.refusesFor)) return done(smtpError('Spam', 554))
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
      if (server.manner === 'drops the connection after the content') return dropAll()
      if (server.hangsFor && raw.includes(server.hangsFor)) return void held.push(() => done())
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
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
  const address = smtp.server.address()
  const bound = typeof address === 'object' ? (address?.port ?? 0) : 0

  const stop = () =>
    new Promise<void>((resolve) => {
      dropAll()
      smtp.close(resolve)
    })
  onTestFinished(stop)
  const url = `smtp://127.0.0.1:${bound}`
  return {
    port: bound,
    url,
    /** Those of a server that mails to its owner here. */
    settings: { SMTP_URL: url, MAIL_TO: 'owner@example.com' },
    mails,
    stop,
    /** Sets its behaviour from now on. */
    behave(manner: Manner) {
      server.manner = manner
    },
    /** Refuses mails that contain this text for good, from now on. */
    refuseFor(text?: string) {
      server.refusesFor = text
    },
    /** Hangs on mails that contain this text, until `letGo`. */
    hangFor(text: string) {
      server.hangsFor = text
    },
    letGo() {
      server.hangsFor = undefined
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
