import { describe, expect, test } from 'vitest'
import { first, siteContent } from '../tests/content-file.ts'
import {
  AROUND,
  articleFile,
  articleIssues,
  issuesWith,
  memberFile,
  own,
  readWith,
} from '../tests/test-content.ts'
import { siteAddresses } from './addresses.ts'
import { issueLine } from './content-issue.ts'
import { entryFile } from './kinds.ts'

const slugs = (entries: readonly { slug: string }[] | undefined) => entries?.map(({ slug }) => slug)

test('An article with a future date is hidden, and linked only from one that is published as late, or a draft', () => {
  const later = { published: 'published: 2099-02-01' }
  const scheduled = { ...AROUND, 'articles/in-spring.md': articleFile('They fly.', later) }
  const { content } = readWith(scheduled)
  expect(content?.hidden).toEqual([
    { file: 'articles/in-spring.md', draft: false, from: '2099-02-01' },
  ])
  expect(slugs(content?.articles)).not.toContain('in-spring')
  expect(content && [...siteAddresses([], content)]).not.toContain('/blog/in-spring')
  const link = '[More](/blog/in-spring)'
  expect(articleIssues(link, {}, scheduled)).toEqual([
    '11: link: "/blog/in-spring" is not published before 2099-02-01',
  ])
  expect(articleIssues(link, later, scheduled)).toEqual([])
  expect(articleIssues(link, { draft: 'draft: true' }, scheduled)).toEqual([])
})

test('A draft may be unfinished: nothing stops, it is shown nowhere, and cannot be named', () => {
  const draft = { 'team/kavya.yaml': memberFile({ fact: 'draft: true' }) }
  const { content, issues, warnings } = readWith(draft, 'everything')
  expect(issues).toEqual([])
  const own = warnings.filter(({ file }) => file === 'team/kavya.yaml')
  expect(own.map(issueLine)).toEqual(['content/team/kavya.yaml:1: not finished: fact: is missing'])
  expect(slugs(content?.team)).not.toContain('kavya')
  const article = { 'articles/on-kites.md': articleFile('They fly.'), 'pictures/kite.webp': '' }
  expect(issuesWith({ ...draft, ...article }).join()).toContain('author: no "kavya"')
})

test('A draft that takes a position or an address has the error itself', () => {
  const aliases = 'aliases: [former]'
  const article = (lines = {}) => articleFile('They fly.', { aliases, ...lines })
  const draft = 'draft: true'
  const { issues, warnings } = readWith({
    ...AROUND,
    'articles/on-kites.md': article(),
    'articles/a.md': article({ draft }),
    'articles/former.md': article({ draft, aliases: '' }),
    'team/a.yaml': memberFile({ draft }),
  })
  expect(issues).toEqual([])
  const unfinished = warnings
    .filter(({ severity }) => severity === 'draft')
    .map(issueLine)
    .join()
  expect(unfinished).toContain('content/articles/on-kites.md has "/blog/former" too')
  expect(unfinished).toContain('content/team/a.yaml:1: not finished: order: 9001 is also')
})

describe.each([
  ['draft: true', 'is a draft'],
  ['publishOn: 2099-02-01', 'is not published before 2099-02-01'],
])('An entry with `%s`', (line, why) => {
  const member = { 'team/kavya.yaml': memberFile({ line }) }

  test('is shown in development and in no build', () => {
    expect(slugs(readWith(member).content?.team)).not.toContain('kavya')
    expect(slugs(readWith(member, 'everything').content?.team)).toContain('kavya')
    const due = { 'team/kavya.yaml': memberFile({ day: 'publishOn: 2099-01-14' }) }
    expect(slugs(readWith(due).content?.team), 'from its day on').toContain('kavya')
  })

  test('cannot be named by an entry that is published before it', () => {
    const file = entryFile('services', first(siteContent.services).slug)
    const text = `${own[file]?.replace(/^contact:.*\n/m, '')}\ncontact: kavya\n`
    expect(issuesWith({ ...member, [file]: text })).toEqual([
      expect.stringMatching(new RegExp(`: contact: "kavya" ${why}$`)),
    ])
    expect(issuesWith({ ...member, [file]: `${text}draft: true\n` })).not.toContainEqual(
      expect.stringMatching(/"kavya"/),
    )
  })

  test('is an error in every page that links to it or names it', () => {
    const product = siteContent.products.at(-1)?.slug ?? ''
    const file = entryFile('products', product)
    const link = `[More](/products/${product})`
    const others = { ...AROUND, [file]: `${own[file]}\n${line}\n` }
    expect(articleIssues(link, {}, others)).toContain(`11: link: "/products/${product}" ${why}`)
    expect(articleIssues('[Her](/gallery#kavya)', {}, member)).toContainEqual(
      expect.stringMatching(/^11: link: no "#kavya" on \/gallery/),
    )
  })
})
