import { expect, test } from 'vitest'
import { parseEnquiry } from './stored-enquiry.ts'
import { parseVisit } from './visit.ts'

const NO_ENQUIRY = { values: {}, results: [], attempt: undefined, leftWhileSending: false }
const NO_VISIT = { pages: [], referrer: undefined, campaign: undefined }

/** Never stored by the site, or only by an older version. */
const MALFORMED = [null, '', '{', 'null', '7', '[null]', '{}']

test.each(MALFORMED)('%j counts as no enquiry and no visit', (json) => {
  expect(parseEnquiry(json)).toEqual(NO_ENQUIRY)
  expect(parseVisit(json)).toEqual(NO_VISIT)
})

test('An enquiry is read as it was stored', () => {
  const stored = {
    values: { name: 'Zoë', email: 'zoe@example.com', message: 'Hello' },
    results: [{ name: 'Flight planner', text: '12 ha' }],
    attempt: { id: 'an-id', text: 'text' },
    leftWhileSending: true,
  }
  expect(parseEnquiry(JSON.stringify(stored))).toEqual(stored)
})

test.each([
  { results: { planner: 'text' } },
  { results: [null, 7, 'text', [], {}, { name: 'Planner' }, { name: 7, text: {} }] },
  { values: ['Zoë'] },
  { values: { name: null, email: 7, message: { text: 'Hello' } } },
  { attempt: { id: 7 } },
  { leftWhileSending: 'yes' },
])('What is malformed in %j counts as missing', (stored) => {
  expect(parseEnquiry(JSON.stringify(stored))).toEqual(NO_ENQUIRY)
})

test('A visit is read as it was stored', () => {
  const stored = {
    pages: ['/contact', '/'],
    referrer: '',
    campaign: { utm_source: 'mail' },
  }
  expect(parseVisit(JSON.stringify(stored))).toEqual(stored)
})

test.each([
  { pages: null, campaign: null },
  { pages: '/' },
  { pages: [null, 7, { path: '/', subject: '' }] },
  { referrer: null },
  { referrer: { url: '/' } },
])('What is malformed in the visit %j counts as missing', (stored) => {
  expect(parseVisit(JSON.stringify(stored))).toEqual(NO_VISIT)
})

test('Only known campaign parameters with text values are read', () => {
  const campaign = { utm_source: 'mail', utm_medium: 7, email: 'other@example.com' }
  expect(parseVisit(JSON.stringify({ campaign })).campaign).toEqual({ utm_source: 'mail' })
})
