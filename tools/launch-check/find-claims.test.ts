import { describe, expect, test } from 'vitest'
import { findClaims } from './find-claims.ts'
import { read } from './test-folder.ts'

describe('Statements that need a proof or that the law watches', () => {
  const claimsIn = (text: string, confirmed: string[] = [], about = 'A page') =>
    findClaims(
      read({
        'page.yaml': JSON.stringify({ about, text }),
        'claims.yaml': JSON.stringify({ claims: confirmed.map((statement) => ({ statement })) }),
      }).texts,
    )

  const TRADING = 'Trading rules under the circular of SEBI'

  test.each([
    ['The suite has 99.9% uptime.', 'The suite is watched every minute.'],
    ['We are certified to ISO 27001.', 'We are not certified yet.'],
    ['Our certified pilot flies.', 'Our pilot flies.'],
    ['We are the leading agency in Ahmedabad.', 'We are an agency in Ahmedabad.'],
    ['The best digital marketing company.', 'The best time to post is the evening.'],
  ])('%s', (claim, plain) => {
    expect(claimsIn(claim)).toMatchObject([{ rule: 'claim', field: 'text', what: claim }])
    expect(claimsIn(plain)).toEqual([])
  })

  test.each([
    'Guaranteed profits every month.',
    'The algorithm has a hit rate of 80%.',
    'Returns of 3% a month are usual.',
  ])('near trading: %s', (claim) => {
    expect(claimsIn(claim, [], TRADING)).toHaveLength(1)
    expect(claimsIn(claim.replace(/^/, 'Nobody can promise: '), [], TRADING)).toEqual([])
  })

  test('returns are no claim on a page that is not about trading', () => {
    expect(claimsIn('A shop loses money on returns.')).toEqual([])
  })

  test('an approval of drones needs its number', () => {
    const about = 'Drone surveys'
    expect(claimsIn('We are a DGCA approved operator.', [], about)).toHaveLength(1)
    expect(claimsIn('Approved by the DGCA under number UAOP 123.', [], about)).toEqual([])
    expect(claimsIn('You approve every post; approved by you, it goes out.', [], about)).toEqual([])
  })

  test('what the owner has confirmed, what has its source, and what is a sample is not reported', () => {
    expect(claimsIn('It has 99.9% uptime.', ['99.9% Uptime'])).toEqual([])
    expect(claimsIn('It has 99.95% uptime.', ['99.9% Uptime'])).toHaveLength(1)
    const text = 'text: The largest studio in Gujarat.\n'
    const { texts } = read({
      'one.yaml': `${text}source: Census of studios, 2026\n`,
      'two.yaml': `${text}sample: true\n`,
      'three.yaml': text,
    })
    expect(findClaims(texts).map(({ file }) => file)).toEqual(['three.yaml'])
  })
})
