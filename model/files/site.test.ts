import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { afterWorkingDays, isTimeZone } from '../../contract/working-time.ts'
import { issuesWith, own } from '../../tests/test-content.ts'

const FILE = 'site.yaml'
const site = parse(own[FILE] ?? '')

/** The errors of a site with these fields, without file and line. */
const issuesOf = (fields: object, contact: object = {}) =>
  issuesWith({
    [FILE]: stringify({ ...site, ...fields, contact: { ...site.contact, ...contact } }),
  }).map((line) => line.replace(/^\S+ /, ''))

/** Names and offsets that `Intl` takes. */
const zones = ['IST', 'PST', 'ACT', 'JST', '+05:30', 'UTC', 'Asia/Kolkata', 'Asia/Calcutta']

test('What the server computes with is checked as it computes: a time zone', () => {
  for (const timeZone of zones) {
    const hours = [{ days: [1], opens: '10:00', closes: '18:00' }]
    const office = { timeZone, hours, holidays: [] }
    const isRefused = issuesOf({}, { timeZone }).length > 0
    expect([timeZone, isTimeZone(timeZone)]).toEqual([timeZone, !isRefused])
    if (!isRefused) expect(afterWorkingDays(0, 1, office)).toBeGreaterThan(0)
  }
  expect(issuesOf({}, { timeZone: 'IST' })).toEqual([
    'contact.timeZone: must be a time zone such as Asia/Kolkata',
  ])
})

test.each([
  ['18:30', '10:00'],
  ['10:00', '10:00'],
  ['00:01', '00:00'],
])('What the server computes with is checked: opening hours, from %s to %s', (opens, closes) => {
  expect(issuesOf({}, { hours: [{ from: 'Monday', to: 'Friday', opens, closes }] })).toEqual([
    'contact.hours[0].closes: must be later than opens',
  ])
})

test.each(['/', '/blog', '?b', '#b'])('An address is checked, since paths are added: %s', (end) => {
  const wrong = 'must be a host only, such as https://www.example.com, without a slash at the end'
  const host = `https://a.example${end}`
  const mail = { send: 'provider', host, serviceId: 'a', templateId: 'b', publicKey: 'c' }
  expect(issuesOf({ url: host, mail })).toEqual([`url: ${wrong}`, `mail.host: ${wrong}`])
})

test.each([undefined, null, ''])('The office can be without a chat: %j', (chat) => {
  expect(issuesOf({}, { chat })).toEqual([])
})

test.each([
  ['+91 79 2345 6789', 'phone', true],
  ['＋૯૧ ૯૮૭૬૫ ૪૩૨૧૦', 'phone', true],
  ['+91 98765 43210 / 98765 43211', 'phone', false],
  ['+91 98765 43210 (WhatsApp)', 'phone', false],
  ['+91 987', 'phone', false],
  ['+91 98765·43210', 'whatsapp', true],
  ['98765 43210', 'whatsapp', false],
] as const)('The office has the number %s as %s: %s', (number, field, isRight) => {
  const wrong = issuesOf({}, { [field]: number }).filter((issue) => issue.includes(field))
  expect(wrong.length === 0).toBe(isRight)
})
