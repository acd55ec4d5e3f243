import { z } from 'zod'
import { FASTEST_PERSON_MS } from '../contract/fields.ts'
import { OwnerError } from './owner-error.ts'

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most)

const address = (...protocols: string[]) =>
  z.string().refine((text) => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(url.protocol) && url.hostname !== ''
  })

/**
 * Checks the percent-encoding: a raw `#`, `/` or `?` in a password ends the host early, with half of
 * the password as the host; and a lone `%` encodes nothing.
 */
const withPassword = (...protocols: string[]) =>
  address(...protocols).refine((text) => {
    const url = URL.parse(text)
    if (!url) return false
    const { username, password, pathname, search, hash } = url
    const isWhole = hash === '' && !(pathname + search).includes('@')
    return isWhole && [username, password].every(isEncoded)
  })

const mailServer = withPassword('smtp:', 'smtps:').refine((text) =>
  /^\/?$/.test(URL.parse(text)?.pathname ?? ''),
)

function isEncoded(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}

const ADDRESS_IN_MAIL = /^(?:[^<>@\r\n,]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/
const mailAddresses = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((all) => all.every((one) => ADDRESS_IN_MAIL.test(one)))

const origins = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim().replace(/\/$/, '')))
  .refine((all) => all.every((one) => one === '*' || URL.parse(one)?.origin === one))

/** Contains no example, because somebody would use it. */
const WEBHOOK_SECRET_IS =
  'whsec_ and then 24 to 64 random bytes in base64, as "openssl rand -base64 32" prints them'

/** Key sizes in bytes, from the specification of Standard Webhooks. */
const [LEAST_BYTES, MOST_BYTES] = [24, 64]

/**
 * Decodes the key of a Standard Webhooks secret: `whsec_`, then the key in base64.
 * @returns undefined if the secret is malformed, or its key is not 24 to 64 bytes long
 */
function readWebhookSecret(secret: string): Buffer | undefined {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]*)=*$/.exec(secret) ?? []
  const key = Buffer.from(encoded, 'base64')
  return key.length >= LEAST_BYTES && key.length <= MOST_BYTES ? key : undefined
}

const webhookKey = z.string().transform((text, context) => {
  const key = readWebhookSecret(text)
  if (key) return key
  context.addIssue({ code: 'custom', message: 'malformed' })
  return z.NEVER
})

/** Every setting: its environment variable, its schema, and the allowed values in words for the error. */
const SETTINGS = {
  PORT: [wholeNumber(0, 65535), 'a whole number from 0 to 65535'],
  HOST: [z.string().regex(/^[\w.:%-]+$/), 'an address or host name of this machine'],
  SITE_DIR: [z.string(), 'a folder'],
  DATA_DIR: [z.string(), 'a folder'],
  DATABASE_URL: [
    withPassword('postgres:', 'postgresql:'),
    'an address such as postgres://user:password@db.example.com/messages, with %40 for an @ in user or password, %23 for a #, %2F for a /',
  ],
  SMTP_URL: [
    mailServer,
    'an address such as smtps://user:password@smtp.example.com, with %40 for an @ in user or password, %23 for a #, %25 for a %',
  ],
  MAIL_TO: [mailAddresses, 'one e-mail address, or several with commas between'],
  MAIL_FROM: [
    z.string().regex(ADDRESS_IN_MAIL),
    'an e-mail address such as Our Agency <site@example.com>',
  ],
  TRUSTED_PROXIES: [
    wholeNumber(0, 10),
    'the number of proxies in front of this server, from 0 to 10',
  ],
  ALLOWED_ORIGINS: [
    origins,
    'origins such as https://www.example.com with commas between, or * for any',
  ],
  RATE_LIMIT_PER_MINUTE: [
    wholeNumber(0, 1_000_000),
    'a whole number from 1 to 1000000, or 0 for no limit',
  ],
  FASTEST_PERSON_MS: [wholeNumber(0, 60_000), 'milliseconds, from 0 (never too fast) to 60000'],
  WEBHOOK_URL: [address('https:', 'http:'), 'an address that begins with https:// or http://'],
  WEBHOOK_SECRET: [webhookKey, WEBHOOK_SECRET_IS],
  ALARM_WEBHOOK_URL: [
    address('https:', 'http:'),
    'an address that begins with https:// or http://',
  ],
  HEALTH_TOKEN: [z.string().regex(/^[\x21-\x7e]{16,}$/), 'at least 16 characters without spaces'],
  SELF_TEST_URL: [address('https:', 'http:'), 'an address that begins with https:// or http://'],
  SELF_TEST_EVERY_HOURS: [
    wholeNumber(0, 720),
    'a whole number of hours from 1 to 720, or 0 for never',
  ],
  SELF_TEST_LIMIT_MINUTES: [wholeNumber(1, 1440), 'a whole number of minutes from 1 to 1440'],
} as const

type Parsed = { [Name in keyof typeof SETTINGS]?: z.output<(typeof SETTINGS)[Name][0]> }

/** Settings that may contain a password, and so are never printed. */
const SECRET = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'ALARM_WEBHOOK_URL',
  'HEALTH_TOKEN',
])

/** Reads the settings from environment variables; an empty one counts as unset. Throws `OwnerError`. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given: Parsed = {}
  for (const [name, [schema, allowed]] of Object.entries(SETTINGS)) {
    const text = environment[name]?.trim()
    if (!text) continue
    const result = schema.safeParse(text)
    if (!result.success) {
      if (SECRET.has(name)) throw new OwnerError(`${name} is malformed: it must be ${allowed}.`)
      throw new OwnerError(`${name} is "${text}", but must be ${allowed}.`)
    }
    Object.assign(given, { [name]: result.data })
  }
  if (given.WEBHOOK_URL && !given.WEBHOOK_SECRET) {
    throw new OwnerError(`WEBHOOK_URL needs WEBHOOK_SECRET to sign with: ${WEBHOOK_SECRET_IS}.`)
  }
  return {
    port: given.PORT ?? 4173,
    host: given.HOST,
    siteDir: given.SITE_DIR ?? 'build/client',
    dataDir: given.DATA_DIR ?? 'data',
    databaseUrl: given.DATABASE_URL,
    smtpUrl: given.SMTP_URL,
    mailTo: given.MAIL_TO ?? [],
    mailFrom: given.MAIL_FROM,
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    allowedOrigins: given.ALLOWED_ORIGINS ?? [],
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE ?? 60,
    fastestPersonMs: given.FASTEST_PERSON_MS ?? FASTEST_PERSON_MS,
    webhook:
      given.WEBHOOK_URL && given.WEBHOOK_SECRET
        ? { url: given.WEBHOOK_URL, key: given.WEBHOOK_SECRET }
        : undefined,
    alarmWebhookUrl: given.ALARM_WEBHOOK_URL,
    healthToken: given.HEALTH_TOKEN,
    selfTestUrl: given.SELF_TEST_URL,
    selfTestEveryHours: given.SELF_TEST_EVERY_HOURS ?? 24,
    selfTestLimitMinutes: given.SELF_TEST_LIMIT_MINUTES ?? 10,
  }
}

export type Settings = ReturnType<typeof readSettings>
