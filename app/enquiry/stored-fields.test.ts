import { expect, test, vi } from 'vitest'
import { readStored } from './stored-enquiry.ts'
import { readVisit } from './visit.ts'

const NO_ENQUIRY = {
  ...{ values: {}, results: [], attempt: undefined },
  ...{ leftWhileSending: false, at: undefined },
}

function stub(json: string | null) {
  for (const storage of ['sessionStorage', 'localStorage'])
    vi.stubGlobal(storage, { getItem: () => json })
}

/** Never stored by the site, or only by an older version. */
const MALFORMED = [null, 'null', '7', '[null]', '{}']
const WRONG_FIELDS = [
  { results: { planner: 'text' } },
  { results: [null, 7, 'text', [], {}, { name: 'Planner' }, { name: 7, text: {} }] },
  { values: { name: null, email: 7, message: { text: 'Hello' } } },
  { attempt: { id: 7 }, leftWhileSending: 'yes', at: 'today' },
  { pages: '/', referrer: null, campaign: { utm_medium: 7 } },
  { pages: [null, 7, { path: '/', subject: '' }], referrer: { url: '/' }, campaign: null },
].map((stored) => JSON.stringify(stored))

test.each([...MALFORMED, ...WRONG_FIELDS])('What is malformed in %j counts as missing', (json) => {
  stub(json)
  expect(readStored()).toEqual(NO_ENQUIRY)
  const { campaign = {}, ...visit } = readVisit()
  expect([visit, campaign]).toEqual([{ pages: [], referrer: undefined }, {}])
})

test('What cannot be read is not there', () => {
  stub('{')
  expect(readStored()).toBeUndefined()
  expect(readVisit().pages).toEqual([])
})
