import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { DEMOS } from '../app/demos/demos.ts'
import { gallery } from '../tests/content-file.ts'
import { issuesWith, own, readWith } from '../tests/test-content.ts'
import { issueLine } from './content-issue.ts'

const SEO = { title: 'An offer for the summer', description: 'Kites for everybody. '.repeat(4) }

const pageFile = (blocks: unknown, fields: object = {}) =>
  stringify(
    { title: 'Offer', hero: { background: 'sky' }, blocks, seo: SEO, ...fields },
    { aliasDuplicateObjects: false },
  )

const issuesOf = (blocks: unknown) => issuesWith({ 'pages/offer.yaml': pageFile(blocks) })

const warningsOf = (blocks: unknown[]) => {
  const { warnings } = readWith({ 'pages/offer.yaml': pageFile(blocks) })
  return warnings.filter(({ file }) => file === 'pages/offer.yaml').map(issueLine)
}

const text = (content = 'They fly.', more: object = {}) => ({ block: 'text', content, ...more })

const demo = (index = 0) => ({ block: 'demo', name: Object.keys(DEMOS)[index] ?? '' })

const items = [{ title: 'Listen', text: 'We ask.' }]
const rule = { block: 'steps', title: 'How', variant: 'rule', items }
test.each([
  ['one that does not exist', [{ block: 'slider' }], /yaml:5: blocks\[0\]\.block: .*there are /],
  ['one without its name', [{ title: 'T' }], /:5: blocks\[0\]\.block: /],
  ['one with another field', [text('T', { items })], /:7: blocks\[0\]\.items: is not a field/],
  ['one without its text', [{ block: 'text' }], /:5: blocks\[0\]\.content: is missing/],
  [
    'a variant that it lacks',
    [{ block: 'steps', variant: 'spiral' }],
    /\[0\]\.variant: .*there are /,
  ],
  ['a text in place of blocks', 'They fly.', /:4: blocks: must be a list/],
  ['a rule without the place of a step', [rule], /blocks\[0\]\.items\[0\]\.span: /],
  ['a demo that is there already', [demo(), demo()], /\[1\]\.name: another part of this page is/],
  [
    'one that can stand once, twice',
    [{ block: 'plans' }, text(), { block: 'plans' }],
    /blocks\[2\]: is a second "plans"/,
  ],
  [
    'a picture under no button of its gallery',
    [{ ...gallery, items: [{ ...gallery.items[0], tag: 'Roof' }] }],
    /items\[0\]\.tag: no "Roof"; there are /,
  ],
])('A block of the wrong shape is an error with file, line and field: %s', (_, blocks, error) => {
  expect(issuesOf(blocks)).toContainEqual(expect.stringMatching(error))
})

test('What is wrong in the Markdown of a block has its line', () => {
  expect(issuesOf([text('They fly.\n\nSee [it](/nowhere).')])[0]).toMatch(/:9: link: no page "/)
})

test.each([
  ['another heading', text('## Kites'), 'Kites'],
  ['a demo', demo(), demo().name],
  ['a form', { block: 'contact-form', title: 'T', text: 'T' }, 'Get in touch'],
])('A heading in a block cannot have the address of %s', (_, block, heading) => {
  expect(issuesOf([block, text(`## ${heading}`)])).toEqual([
    expect.stringMatching(/: text: another part of this page is called ".*" in addresses$/),
  ])
})

test('Footnotes of blocks are each in their own text', () => {
  const noted = text('They fly[^1].\n\n[^1]: High.')
  expect(issuesOf([noted, noted])).toEqual([])
  expect(issuesOf([noted, text('They fly.\n\n[^1]: High.')])).toEqual([
    expect.stringMatching(/: footnote: nothing refers to \[\^1\]$/),
  ])
})

const pair = [text(), text('T', { background: 'sky' })]
test.each([
  ['neighbours of one background', [text(), text()], /\[1\]\.background: is white, as that of/],
  ['a second demo', [demo(), text(), demo(1)], /\[2\]: is a second demo/],
  ['fourteen blocks', Array(7).fill(pair).flat(), /blocks: are 14/],
])('What would read badly is told, and stops nothing: %s', (_, blocks, warning) => {
  expect(issuesOf(blocks)).toEqual([])
  expect(warningsOf(blocks)).toContainEqual(expect.stringMatching(warning))
})

test('What would read badly is told, and stops nothing: hidden blocks do not count', () => {
  expect(warningsOf([text(), text('T', { hidden: true, background: 'sky' }), text()])).toEqual([
    expect.stringMatching(/\[2\]\.background/),
  ])
  expect(warningsOf([text(), text('T', { hidden: true })])).toEqual([])
})

test('A hidden block says nothing of its page, and has no place in addresses', () => {
  const hidden = [text('## Kites\n\n[Up](#kites)'), demo()].map((it) => ({ ...it, hidden: true }))
  const blocks = [
    { block: 'key-figure', value: '9', title: 'T', text: 'Not yet.', hidden: true },
    ...hidden,
    { block: 'key-figure', value: '9', title: 'T', text: 'They fly.' },
    ...[text('## Kites'), demo()],
  ]
  const { content } = readWith({ 'pages/offer.yaml': pageFile(blocks, { seo: {} }) })
  const offer = content?.pages.find(({ slug }) => slug === 'offer')
  expect(offer?.seo.description).toBe('They fly.')
  const links = text(`[It](#kites) [or](#${demo().name})`, { background: 'sky' })
  const nowhere = { label: 'It', href: '/nowhere' }
  const banner = { block: 'banner', title: 'T', text: 'T', link: nowhere }
  expect(issuesOf([{ ...banner, hidden: true }])).toEqual([])
  expect(issuesOf([banner])).toEqual([expect.stringMatching(/link\.href: no page "\/nowhere"/)])
  expect(issuesOf([...hidden, links])).toEqual([
    expect.stringContaining('link: no "#kites" on /offer'),
    expect.stringContaining(`link: no "#${demo().name}" on /offer`),
  ])
})

test('A page of its own cannot have the address of another page or of a redirect', () => {
  for (const slug of ['services', 'contact', '404', 'share', 'api', 'pagefind', 'home', 'index'])
    expect(issuesWith({ [`pages/${slug}.yaml`]: pageFile([text()]) })).toContainEqual(
      `content/pages/${slug}.yaml:1: "/${slug}" has its page already; give it another name`,
    )
  const site = `${own['site.yaml']}\nredirects: [{ from: /offer, to: /about }]\n`
  const issues = issuesWith({ 'site.yaml': site, 'pages/offer.yaml': pageFile([text()]) })
  expect(issues).toEqual([expect.stringMatching(/site\.yaml:\d+: .*"\/offer" is an address/)])
})

test('A page of its own can be the target of links, with aliases, and a draft that nothing may name', () => {
  const form = { block: 'contact-form', title: 'T', text: 'T' }
  const ids = ['kites', 'get-in-touch', 'get-in-touch-2', `${demo().name}?level=2`]
  const links = ids.map((id) => `[It](/offer#${id})`).join(' ')
  const other = pageFile([text(links)], { title: 'Other' })
  const issuesOfOffer = (fields: object) =>
    issuesWith({
      'pages/offer.yaml': pageFile([text('## Kites'), form, form, demo()], fields),
      'pages/other.yaml': other,
    })
  expect(issuesOfOffer({ aliases: ['sale'] })).toEqual([])
  expect(issuesOfOffer({ draft: true })).toEqual([
    ...ids.map(() => expect.stringMatching(/pages\/other\.yaml:\d+: link: "\/offer" is a draft/)),
  ])
})
