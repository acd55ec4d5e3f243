import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('The settings are read from the environment', () => {
  const settings = readSettings({
    HOST: ' ',
    PORT: '80',
    SMTP_URL: 'smtps://me%40example.com:pass@smtp.example.com',
    MAIL_TO: 'a@example.com, Sales <b@example.com>',
    ALLOWED_ORIGINS: 'https://www.example.com/, *',
    TRUSTED_PROXIES: '2',
  })
  expect(settings).toMatchObject({
    port: 80,
    host: undefined,
    dataDir: 'data',
    mailTo: ['a@example.com', 'Sales <b@example.com>'],
    allowedOrigins: ['https://www.example.com', '*'],
    trustedProxies: 2,
  })
})

test.each([
  ['PORT', 'abc'],
  ['HOST', 'not a host'],
  ['MAIL_TO', 'a@example.com,'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['TRUSTED_PROXIES', 'yes'],
  ['ALLOWED_ORIGINS', 'www.example.com'],
  ['ALLOWED_ORIGINS', 'https://www.example.com/path'],
  ['SELF_TEST_EVERY_HOURS', 'daily'],
])('The settings stop the start when %s is "%s", naming the allowed values', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}", but must be `)
})

test.each([
  ['SMTP_URL', 'https://example.com/word'],
  ['SMTP_URL', 'smtp://us%er:word@example.com'],
  ['SMTP_URL', 'smtp://user:wo%E9rd@example.com'],
  ['SMTP_URL', 'smtp://user:12#word@example.com'],
  ['SMTP_URL', 'smtp://user:12/word@example.com'],
  ['DATABASE_URL', 'mysql://user:word@example.com/enquiries'],
  ['DATABASE_URL', 'postgres://user:12#word@example.com/enquiries'],
  ['WEBHOOK_URL', 'ftp://example.com/word'],
  ['WEBHOOK_SECRET', 'a-word-of-more-than-sixteen-characters'],
  ['WEBHOOK_SECRET', 'whsec_not-base64-word-'],
  ['WEBHOOK_SECRET', `whsec_${Buffer.alloc(23, 'word').toString('base64')}`],
  ['WEBHOOK_SECRET', `whsec_${Buffer.alloc(65, 'word').toString('base64')}`],
  ['ALARM_WEBHOOK_URL', 'word'],
  ['HEALTH_TOKEN', 'word'],
])('They stop it when %s is "%s", without printing a password', (name, value) => {
  const read = () => readSettings({ [name]: value })
  expect(read).toThrow(new RegExp(`^${name} is malformed: it must be (?!.*\\bword\\b)`))
})

test('The settings accept an encoded password and options of the mail server, but no webhook without a secret', () => {
  const SMTP_URL = 'smtp://me%40example.com:p%23w%25%C3%A9@example.com:587/?requireTLS=true'
  expect(readSettings({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
  expect(() => readSettings({ WEBHOOK_URL: 'https://example.com' })).toThrow('WEBHOOK_SECRET')
})
