import { expect, test } from 'vitest'
import { blocksOf } from '../app/blocks/block.ts'
import { fixedPaths } from '../app/routes.ts'
import { first, gallery, siteContent } from '../tests/content-file.ts'
import { articleIssues, issuesWith, memberFile, own, readWith } from '../tests/test-content.ts'
import { DRONE_PATH, pagePaths } from './addresses.ts'
import { entryFile } from './kinds.ts'

const note = (beside: string) => ({ notes: `notes: [{ beside: ${beside}, text: A note }]` })
const changed = (day: string) => ({ published: `published: 2099-01-01\nupdated: ${day}` })
test.each<[string, Record<string, string>, string, string]>([
  ['a note beside a heading', note('Wind & weather'), '## Wind & *weather*', ''],
  ['one beside none', note('Rain'), '## Wind', '9: notes[0].beside: no "Rain"; there are Wind'],
  ['one beside a lower heading', note('Rain'), '## Wind\n\n### Rain', 'no "Rain"; there are Wind'],
  ['one beside code', note('Rain'), '## Wind\n\n```\n## Rain\n```', 'no "Rain"; there are Wind'],
  ['an article by nobody', { author: 'author: mira' }, 'A', '5: author: no "mira"; there are '],
  ['one changed too early', changed('2098-12-31'), 'A', '5: updated: is before 2099-01-01, the'],
  ['one changed on the same day', changed('2099-01-01'), 'A', ''],
  ['one changed later', changed('2099-01-14'), 'A', ''],
  ['one changed in the future', changed('2099-01-15'), 'A', '5: updated: is in the future'],
])('A reference to another content file %s', (_, lines, text, issue) => {
  expect(articleIssues(text, lines)).toEqual(issue ? [expect.stringContaining(issue)] : [])
})

const { services, products, plans } = siteContent
const [service, product, plan] = [first(services), first(products), first(plans)]
const pairOf = (all: { slug: string }[]) => all.slice(1, 3).map(({ slug }) => slug)
const related = { block: 'related', title: 'T', services: [...pairOf(services), service.slug] }
const tools = { block: 'products', title: 'T', intro: 'T', products: [...pairOf(products), 'no'] }
const atTop = (block: object, page: { blocks: object[] }) => ({ blocks: [block, ...page.blocks] })
test.each([
  ['one related to itself', 'services', service, atTop(related, service), '[0].services[2]'],
  ['a suite with an unknown tool', 'products', product, atTop(tools, product), '[0].products[2]'],
  ['a plan under no tab', 'plans', plan, { category: 'nothing' }, 'category'],
] as const)('A reference to another file %s', (_, kind, { slug, ...fields }, changes, field) => {
  const file = entryFile(kind, slug)
  const [issue, ...more] = issuesWith({ [file]: JSON.stringify({ ...fields, ...changes }) })
  expect(issue).toMatch(/: no "[a-z-]+"; there are [a-z-]+/)
  expect(issue).toContain(`content/${file}:1: `)
  expect(issue).toContain(`${field}: `)
  expect(more).toEqual([])
})

test('A picture of the gallery has a name of its own', () => {
  const { id } = first(gallery.items)
  const items = gallery.items.map((item, index) => (index === 1 ? { ...item, id } : item))
  const page = { ...siteContent.gallery, blocks: [{ ...gallery, items }] }
  expect(issuesWith({ 'gallery.yaml': JSON.stringify(page) })).toContain(
    `content/gallery.yaml:1: blocks[0].items[1].id: "${id}" is the short name of another one too`,
  )
})

/** The errors of one file, without its name and line; other files may refer to what it no longer has. */
const issuesOfFile = (file: string, text: string) =>
  issuesWith({ [file]: text })
    .filter((line) => line.startsWith(`content/${file}:`))
    .map((line) => line.replace(/^\S+ /, ''))

const { slug, ...fields } = first(siteContent.services)
const parts = fields.blocks.find(({ block }) => block === 'subservices')
const issuesOf = (...blocks: object[]) =>
  issuesOfFile(entryFile('services', slug), JSON.stringify({ ...fields, blocks }))

test('The blocks of a page include, shown, those that other pages need', () => {
  expect(issuesOf({ ...parts, hidden: true })).toEqual([
    'blocks: has no "subservices", which other pages show',
  ])
})

test('The blocks of a page fit the sheet and its columns and marks', () => {
  const facts = ['A', 'B'].map((label) => ({ label, value: 'C' }))
  const sheet = { title: 'A', heading: 'B', facts, remark: 'C' }
  const issuesOfSheet = (more: object) => {
    const block = { block: 'sample-sheet', title: 'A', text: 'B', sheet: { ...sheet, ...more } }
    return issuesOf({ ...parts }, block)
  }
  expect(issuesOfSheet({ columns: ['A', 'B'], rows: [['C', 'D', 'E']] })).toEqual([
    'blocks[1].sheet.rows[0]: has 3 entries; columns has 2',
  ])
  const items = [{ title: 'A', text: 'B', span: [1, 3] }]
  expect(issuesOfSheet({ rule: { marks: ['April', 'May'], items } })).toEqual([
    'blocks[1].sheet.rule.items[0].span: ends at 3; there are 2 marks',
  ])
})

const [one, two] = siteContent.services.map(({ slug, ...fields }) => {
  const file = entryFile('services', slug)
  const withAliases = (...aliases: string[]) => ({ [file]: JSON.stringify({ ...fields, aliases }) })
  return { slug, file: `content/${file}`, withAliases }
})
if (!one || !two) throw new Error('The content has fewer than two services')

test.each([
  ['the address of another', two.slug],
  ['its own address', one.slug],
  ['the address of a page that has no folder', 'drone-service'],
])('An alias may not be %s', (_, alias) => {
  expect(issuesWith(one.withAliases('found', alias))).toEqual([
    `${one.file}:1: aliases[1]: "/services/${alias}" is an address of the site`,
  ])
})

test('An alias is named once, in small letters, digits and hyphens', () => {
  expect(issuesWith(one.withAliases('search-2024', 'found'))).toEqual([])
  expect(issuesWith(one.withAliases('found', 'found'))).toEqual([
    `${one.file}:1: aliases[1]: ${one.file} has "/services/found" too`,
  ])
  expect(issuesWith({ ...one.withAliases('found'), ...two.withAliases('found') })).toEqual([
    expect.stringMatching(/: aliases\[0\]: content\/.* has "\/services\/found" too$/),
  ])
  for (const alias of ['Old Name', 'old/name', 'old.html', '/services/old', 'päge', ''])
    expect(issuesWith(one.withAliases(alias))).toContain(
      `${one.file}:1: aliases[0]: must be small letters, digits and hyphens`,
    )
})

const redirectIssues = (...all: [from: string, to: string][]) => {
  const redirects = all.map(([from, to]) => ({ from, to }))
  return issuesOfFile('site.yaml', JSON.stringify({ ...siteContent.site, redirects }))
}

test('A redirect leads from any path of an older site to a page or file', () => {
  expect(
    redirectIssues(
      ['/About-Us.html', '/about'],
      ['/index.php', '/'],
      ['/About%20Us/', '/about'],
      ['/અમારા વિશે', '/about'],
      ['/wp-content/*', '/'],
      ['/blog/*', '/blog'],
      ['/feed', '/blog/feed.xml'],
      ['/2014/05/kites-%e2%80%93-a-guide/', '/about'],
      ['/“What%3F” <é>: 100%25; $1 [a|b]', '/about'],
    ),
  ).toEqual([])
})

test.each([
  ['/about/', '/about'],
  ...['/about', '/services/index.html', '/sitemap.xml', '/about.md'].map((one) => [one, one]),
  ...['/api/*', '/contact/send', '/healthz'].map((one) => [one, one]),
])('A redirect cannot be from %s, since %s is an address', (from, at) => {
  expect(redirectIssues(['/older', '/'], [from, '/'])).toEqual([
    `redirects[1].from: "${at}" is an address of the site`,
  ])
})

const NO_PATHS = [
  ...['about', '/*', '//old', '/old?id=1', '/a*b', '/a%2Fb%', '/a/../b', '/a\\b', '/a%0Ab'],
  'https://a.in/',
]
test.each(NO_PATHS)('A redirect cannot be from %s', (from) => {
  const wrong = 'must be a path such as /About-Us.html or /shop/*, without ? or #'
  expect(redirectIssues(['/older', '/'], [from, '/'])).toEqual([`redirects[1].from: ${wrong}`])
})

test('A redirect has its old address once, and cannot lead to nothing, or on to another redirect', () => {
  expect(redirectIssues(['/Old%20page', '/'], ['/old page/', '/about'])).toEqual([
    'redirects[1].from: content/site.yaml has "/old page" too',
  ])
  expect(redirectIssues(['/old', '/abouut'])).toEqual([
    expect.stringContaining('redirects[0].to: no page "/abouut"; there are '),
  ])
  expect(redirectIssues(['/one', '/two'], ['/two', '/one'])).toEqual([
    'redirects[0].to: "/two" is a former address: it leads to "/one"',
    'redirects[1].to: "/one" is a former address: it leads to "/two"',
  ])
})

test('Two entries of one position are an error that names both', () => {
  const zita = memberFile({ name: 'name: Zita' })
  expect(issuesWith({ 'team/kavya.yaml': memberFile({}), 'team/zita.yaml': zita })).toEqual([
    'content/team/zita.yaml:1: order: 9001 is also the order of content/team/kavya.yaml; the next free one in team/ is 9002',
  ])
})

test('The drone service can be hidden once nothing leads to it, and then has no address', () => {
  const hidden = { 'drone-service.yaml': `hidden: true\n${own['drone-service.yaml']}` }
  const isNamed = (file: string) => /drone-service|flight-planner/.test(own[file] ?? '')
  const naming = Object.keys(own).filter((file) => /\.(yaml|md)$/.test(file) && isNamed(file))
  const named = naming.filter((file) => !/^(drone-service|demos\/)/.test(file))
  expect(named.length).toBeGreaterThan(0)
  const told = issuesWith(hidden).join('\n')
  for (const file of named) expect(told).toContain(`content/${file}:`)
  expect(told).toMatch(/home\.yaml:\d+: blocks\[\d\]\.link\.href: ".*" is hidden/)
  const [other = ''] = siteContent.services.map(({ slug }) => slug)
  const [links] = blocksOf(siteContent.home, 'demo-links')
  const [demo = ''] = links?.demos.filter((one) => one !== 'flight-planner') ?? []
  const freed = named.map((file) => [
    file,
    (own[file] ?? '').replaceAll('drone-service', other).replaceAll('flight-planner', demo),
  ])
  const { content, issues } = readWith({ ...hidden, ...Object.fromEntries(freed) })
  expect(issues).toEqual([])
  expect(content && pagePaths(fixedPaths, content)).not.toContain(DRONE_PATH)
})
