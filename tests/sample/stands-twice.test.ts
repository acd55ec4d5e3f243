/** What the content as shipped says in several places, compared. */
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../app/blocks/block.ts'
import { contentTexts } from '../../schemas/content-folder.ts'
import { asShown, jobs, plans, platforms, siteContent } from '../content-file.ts'

const texts = contentTexts('content')
const NUMBERS = ['no', 'one', 'two', 'three', 'four']

/** The number that a file states, in digits or in words: the group of the pattern. */
function stated(file: string, pattern: RegExp): number {
  const [, number = ''] = pattern.exec(asShown(texts[file] ?? '')) ?? []
  const word = NUMBERS.indexOf(number.toLowerCase())
  return word < 0 ? Number(number || Number.NaN) : word
}

/** What is stated, how much it is, and where it stands. */
const STATED: [what: string, amount: number, ...places: [file: string, pattern: RegExp][]][] = [
  [
    'days to install the IVR',
    1,
    ['pricing/ivr.yaml', /(\d+) day installation/],
    ['pricing.yaml', /phone menu \(IVR\) in (\w+) day/],
    ['products.yaml', /IVR or CRM takes (\w+) day/],
    ['products/ivr-system.yaml', /title: Installed in (\d+) day/],
    ['products/cloud-suite.yaml', /We need (\w+) for IVR/],
    ['jobs/eye-hospital-vadodara.yaml', /Installed in (\w+) day/],
  ],
  [
    'days to install the HRMS',
    2,
    ['pricing/hrms.yaml', /(\d+) days installation/],
    ['products.yaml', /HRMS (\w+), and all/],
    ['products/hrms.yaml', /title: Installed in (\d+) days/],
    ['products/cloud-suite.yaml', /CRM and (\w+) for HRMS/],
    ['jobs/printing-press-odhav.yaml', /Installed in (\w+) days/],
  ],
  [
    'days to install all three',
    4,
    ['products.yaml', /as Cloud Suite (\w+)\./],
    ['products/cloud-suite.yaml', /title: (\w+) working days for all/],
    ['jobs/lift-service-bhavnagar.yaml', /text: (\w+) working days/],
  ],
  [
    'days to build a static site',
    10,
    ['pricing/static-website.yaml', /(\d+) days timeline/],
    ['services/website-development.yaml', /line: A four-page website in (\d+) days/],
  ],
  [
    'weeks that repairs take at most',
    4,
    ['services/seo.yaml', /takes two to (\w+) weeks/],
    ['jobs/soil-laboratory-vadodara.yaml', /titles in (\w+) weeks/],
    ['jobs/soil-laboratory-vadodara.yaml', /repairs take two to (\w+)\./],
  ],
  [
    'articles a month',
    2,
    ['services/content-marketing.yaml', /description: >- (\w+) articles a month/],
    ['services/content-marketing.yaml', /(\w+) articles a month answer all/],
    ['jobs/cable-trays-changodar.yaml', /wrote twelve articles, (\w+) a month/],
    ['jobs/cable-trays-changodar.yaml', /text: (\w+) articles a month/],
  ],
  [
    'enquiries of the pump manufacturer before',
    3,
    ['about.yaml', /a pump maker (\d+) enquiries/],
    ['testimonials/sanjay.yaml', /brought (\d+) enquiries/],
    ['jobs/pump-manufacturer-rajkot.yaml', /before: "(\d+)"/],
  ],
  [
    'missed calls of the eye hospital before',
    30,
    ['testimonials/kavita.yaml', /about (\d+) calls a day/],
    ['jobs/eye-hospital-vadodara.yaml', /before: "(\d+)"/],
  ],
  [
    'calls that the sweet shop is spared',
    20,
    ['testimonials/nilesh.yaml', /gets (\d+) calls a day fewer/],
    ['jobs/sweet-shop-maninagar.yaml', /gets (\d+) calls a day fewer/],
  ],
]

test.each(STATED)('%s: %i, wherever it is stated', (_, amount, ...places) => {
  for (const [file, pattern] of places) expect(stated(file, pattern), file).toBe(amount)
})

describe('A finished job', () => {
  const OFFERS: Record<string, string> = {
    'social-media-handling': 'social-media-marketing',
    'influencer-marketing': 'social-media-marketing',
    'meta-ads-management': 'performance-marketing',
    'static-website': 'website-development',
    'dynamic-website': 'website-development',
    'ecommerce-website': 'website-development',
    ivr: 'ivr-system',
    crm: 'crm',
    hrms: 'hrms',
  }
  test.each(jobs.filter(({ plan }) => plan))('$slug is of the plan that it leads to', (job) => {
    const plan = plans.find(({ slug }) => slug === job.plan)
    expect(OFFERS[job.plan ?? '']).toBe(job.service)
    const done = blocksOf(job, 'story')
      .flatMap(({ did }) => did)
      .join(' ')
    if (plan?.excluded?.includes('Google')) expect(done).not.toMatch(/Google|search ads/)
  })

  test('of a platform that is not available yet is a dry run', () => {
    const waiting = platforms.filter(({ tryIt }) => !tryIt?.empanelled)
    for (const { title, slug, service, ...job } of jobs) {
      const after = blocksOf(job, 'story')
        .map(({ after }) => after)
        .join(' ')
      if (!waiting.some((platform) => platform.slug === service)) continue
      expect(`${title} ${after}`, slug).toMatch(/dry run.*dry run/i)
    }
  })
})

test('No text puts a number before a plural that it may not fit', () => {
  const VERBS = /^(?:is|has|its|says|goes|reads|rings|calls|writes)$/
  /** Always more than one: a sentence over 25 words, a gap of two days, a month, a year of retention. */
  const MANY = [
    '{count} words',
    '{count} days',
    '{count} posts',
    '{days} days',
    '{batteries} batteries',
  ]
  const all = JSON.stringify(siteContent).matchAll(/\{\w+\} ([a-z]+s)\b/g)
  const found = [...all].filter(([, word = '']) => !VERBS.test(word)).map(([text]) => text)
  expect(found.filter((text) => !MANY.includes(text))).toEqual([])
})
