import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

describe('The settings', () => {
  test('are all optional, and an empty one is not set', () => {
    const settings = readSettings({ PORT: '', SMTP_URL: ' ' })
    expect(settings).toMatchObject({ port: 4173, dataDir: 'data', mailTo: [], retentionMonths: 12 })
    expect(settings.smtpUrl).toBeUndefined()
  })

  test('are read from the environment', () => {
    const settings = readSettings({
      PORT: '80',
      SMTP_URL: 'smtps://me%40example.com:pass@smtp.example.com',
      MAIL_TO: 'a@example.com, Sales <b@example.com>',
      ALLOWED_ORIGINS: 'https://www.example.com/, *',
      TRUSTED_PROXIES: '2',
    })
    expect(settings).toMatchObject({
      port: 80,
      mailTo: ['a@example.com', 'Sales <b@example.com>'],
      allowedOrigins: ['https://www.example.com', '*'],
      trustedProxies: 2,
    })
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '4173.5'],
    ['HOST', 'not a host'],
    ['SMTP_URL', 'https://example.com'],
    ['SMTP_URL', 'smtp.example.com'],
    ['MAIL_TO', 'nobody'],
    ['MAIL_TO', 'a@example.com,'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['TRUSTED_PROXIES', 'yes'],
    ['ALLOWED_ORIGINS', 'www.example.com'],
    ['ALLOWED_ORIGINS', 'https://www.example.com/path'],
    ['BLOCK_LIST', 'spam.example, !'],
    ['BLOCK_LIST', '192.0.2.0/99'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['RETENTION_MONTHS', '0'],
    ['WEBHOOK_URL', 'ftp://example.com'],
    ['ALARM_WEBHOOK_URL', 'nowhere'],
    ['PROBE_EVERY_HOURS', 'daily'],
  ])('stop the start when %s is "%s", naming it and what is allowed', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}", but must be `)
  })

  test('ask for a secret where a webhook is', () => {
    expect(() => readSettings({ WEBHOOK_URL: 'https://example.com' })).toThrow('WEBHOOK_SECRET')
  })
})
