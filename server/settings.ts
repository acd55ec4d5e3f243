import { z } from 'zod'
import { FASTEST_PERSON_MS } from '../contract/fields.ts'
import { OwnerError } from '../contract/owner-error.ts'
import { decodePath } from '../contract/redirects.ts'

const wholeNumber = (least: number, most: number, standard: number, unit = '') =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most)
    .default(standard)
    .describe(`a whole number${unit} from ${least} to ${most}`)

const webAddress = z
  .url({ protocol: /^https?$/ })
  .optional()
  .describe('an address that begins with https:// or http://')

/** An address with a password, in which a raw `#`, `/` or `?` would end the host, and a lone `%` encodes nothing. */
const withPassword = (protocol: RegExp) =>
  z.url({ protocol, hostname: /./ }).refine((text) => {
    const { hash, pathname, search } = new URL(text)
    return hash === '' && !(pathname + search).includes('@') && decodePath(text)
  })

const list = z.string().transform((text) => text.split(',').map((one) => one.trim()))

const ADDRESS_IN_MAIL = /^(?:[^<>@\r\n,]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/

const origins = list
  .transform((all) => all.map((one) => one.replace(/\/$/, '')))
  .refine((all) => all.every((one) => one === '*' || URL.parse(one)?.origin === one))

/** A secret of Standard Webhooks: `whsec_`, then a key of 24 to 64 bytes in base64. */
const webhookSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/)

/** Contains no example, because somebody would use it. */
const SECRET_IS =
  'whsec_ and then 24 to 64 random bytes in base64, as "openssl rand -base64 32" prints them'

/** Every setting, with the allowed values in words. `smtpUrl` is read from `SMTP_URL`. */
const settingsSchema = z.object({
  port: wholeNumber(0, 65535, 4173),
  host: z
    .string()
    .regex(/^[\w.:%-]+$/)
    .optional()
    .describe('an address or host name of this machine'),
  siteDir: z.string().default('build/client'),
  dataDir: z.string().default('data'),
  databaseUrl: withPassword(/^postgres(?:ql)?$/)
    .optional()
    .describe(
      'an address such as postgres://user:password@db.example.com/enquiries, with %40 for an @ in user or password, %23 for a #, %2F for a /',
    ),
  smtpUrl: withPassword(/^smtps?$/)
    .optional()
    .describe(
      'an address such as smtps://user:password@smtp.example.com, with %40 for an @ in user or password, %23 for a #, %25 for a %',
    ),
  mailTo: list
    .refine((all) => all.every((one) => ADDRESS_IN_MAIL.test(one)))
    .default([])
    .describe('one e-mail address, or several with commas between'),
  mailFrom: z
    .string()
    .regex(ADDRESS_IN_MAIL)
    .optional()
    .describe('an e-mail address such as Our Agency <site@example.com>'),
  trustedProxies: wholeNumber(0, 10, 0),
  allowedOrigins: origins
    .default([])
    .describe('origins such as https://www.example.com with commas between, or * for any'),
  rateLimitPerMinute: wholeNumber(0, 1_000_000, 60),
  confirmationsPerHour: wholeNumber(0, 10_000, 30),
  fastestPersonMs: wholeNumber(0, 60_000, FASTEST_PERSON_MS, ' of milliseconds'),
  webhookUrl: webAddress,
  webhookSecret: webhookSecret.optional().describe(SECRET_IS),
  alarmWebhookUrl: webAddress,
  healthToken: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/)
    .optional()
    .describe('at least 16 characters without spaces'),
  selfTestUrl: webAddress,
  selfTestEveryHours: wholeNumber(0, 720, 24, ' of hours'),
})

export type Settings = z.infer<typeof settingsSchema>

/** Settings that may contain a password, and so are never printed. */
const SECRET = /_URL$|_SECRET$|_TOKEN$/

/** Reads the settings from environment variables; an empty one counts as unset. Throws `OwnerError`. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const nameOf = (key: string) => key.replace(/[A-Z]/g, '_$&').toUpperCase()
  const given = (key: string) => environment[nameOf(key)]?.trim() || undefined
  const { shape } = settingsSchema
  const input = Object.fromEntries(Object.keys(shape).map((key) => [key, given(key)]))
  const { data, error } = settingsSchema.safeParse(input)
  if (error) {
    const key = String(error.issues[0]?.path[0]) as keyof typeof shape
    const [name, allowed] = [nameOf(key), shape[key].description]
    if (SECRET.test(name)) throw new OwnerError(`${name} is malformed: it must be ${allowed}.`)
    throw new OwnerError(`${name} is "${given(key)}", but must be ${allowed}.`)
  }
  if (data.webhookUrl && !data.webhookSecret)
    throw new OwnerError(`WEBHOOK_URL needs WEBHOOK_SECRET to sign with: ${SECRET_IS}.`)
  return data
}
