import { expect, test } from 'vitest'
import { blocksOf } from '../app/blocks/block.ts'
import { first, siteContent } from '../tests/content-file.ts'
import { articleIssues, issuesWith } from '../tests/test-content.ts'
import { topicsWithPage } from './addresses.ts'

test('A link in an article can lead to a page, a heading, a tab, a file of the site, another site, a mail or a phone', () => {
  const { pricing, products, articles } = siteContent
  const links = [
    ...['/', '/contact?about=kites', '/contact#get-in-touch', '/gallery#kavya'],
    ...products.flatMap((page) =>
      blocksOf(page, 'demo').map(({ name }) => `/products/${page.slug}#${name}`),
    ),
    `/pricing#${first(pricing.categories).id}`,
    ...topicsWithPage(articles).map((topic) => `/blog/topic/${topic}`),
    '/blog/feed.xml',
    '/blog/on-kites',
    '#wind',
    '/blog/on-kites#gusts',
    'https://example.com/a?b#c',
    'mailto:hello@kiteline.example',
    'tel:+917900000000',
  ]
  const text = links.map((href) => `- [words](${href})`).join('\n')
  expect(articleIssues(`${text}\n\n## Wind\n\n### Gusts\n`)).toEqual([])
})

test.each([
  ['/servicess/seo', 'no page "/servicess/seo"; there are '],
  ['/services/seoo', 'no page "/services/seoo"; there are '],
  ['/about/', 'no page "/about/"; there are '],
  ['#rain', 'no "#rain" on /blog/on-kites; there are '],
  ['/about#team', 'no "#team" on /about; there '],
  ['www.example.com', '"www.example.com" must begin with / (a page of this site), # (a heading'],
  ['https://', '"https://" is not an address'],
])('A link cannot lead to %s, and the error says what is allowed', (href, complaint) => {
  expect(articleIssues(`They\nfly [away](${href}).\n\n## Wind`)).toEqual([
    expect.stringContaining(`12: link: ${complaint}`),
  ])
})

test('A link in an article is checked in fields and in the privacy notice as well', () => {
  const links = [{ label: 'Away', href: '/awayy' }]
  const { content, ...fields } = siteContent.privacy
  const issues = issuesWith({
    'not-found.yaml': JSON.stringify({ ...siteContent.notFound, links }),
    'privacy.md': `---\n${JSON.stringify(fields)}\n---\n[Away](#rain)\n\n${content}`,
  })
  expect(issues).toEqual([
    expect.stringContaining('content/not-found.yaml:1: links[0].href: no page "/awayy"'),
    expect.stringMatching(/^content\/privacy\.md:4: link: no "#rain" on \/privacy; there are #/),
  ])
})

test.each(['JPG', 'jpeg', 'png', 'avif', 'WebP'])('A picture can be a %s', (format) => {
  const around = { 'pictures/kite.webp': null, [`pictures/kite.${format}`]: '' }
  expect(articleIssues(`![A kite](kite.${format})`, {}, around)).toEqual([])
})

test('A picture can have spaces, brackets and dots in its name', () => {
  const around = { 'pictures/Kite no. 2 (final).jpg': '' }
  const picture = { picture: 'picture: { name: Kite no. 2 (final), alt: A kite }' }
  const text = '![One](<Kite no. 2 (final).jpg>)\n\n![Two](Kite%20no.%202%20(final).jpg)'
  expect(articleIssues(text, picture, around)).toEqual([])
})

test.each(['NFC', 'NFD'])('A picture is found, its accents stored as %s', (form) => {
  const other = form === 'NFC' ? 'NFD' : 'NFC'
  const around = { [`pictures/${'Café ગુજરાતી é.jpg'.normalize(form)}`]: '' }
  const name = 'Café ગુજરાતી é'.normalize(other)
  const picture = { picture: `picture: { name: ${name}, alt: A kite }` }
  expect(articleIssues(`![One](<${name}.jpg>)`, picture, around)).toEqual([])
  const twice = `pictures/${name}.png`
  expect(articleIssues('Text.', picture, { ...around, [twice]: '' })).toEqual([
    expect.stringContaining('has the name of'),
  ])
})

test('A picture exists, has a name, except in a draft, and in an article a description', () => {
  const kit = { picture: 'picture:\n  name: kit\n  alt: A kite' }
  const missing = 'no picture "kit" (avif, jpeg, jpg, png, webp) in content/pictures'
  expect(articleIssues('![A kite](kit)', kit)).toEqual([
    `7: picture.name: ${missing}`,
    `13: picture: ${missing}`,
  ])
  const picture = "picture: { name: '', alt: A kite }"
  const wrong = ['6: picture.name: must not be empty']
  expect(articleIssues('Text.', { picture })).toEqual(wrong)
  expect(articleIssues('Text.', { picture, draft: 'draft: true' })).toEqual([])
  expect(articleIssues('![](kite.webp "Over the river")')).toEqual([
    '11: picture: "kite.webp" has no description: ![what it shows](…)',
  ])
})

test.each([
  ['kite.webp', 'has the name of kite.jpg; give one of them another'],
  ['IMG_1.HEIC', 'is not of a format that the site can use; save it as avif, jpeg'],
  ['team/asha.jpg', 'is in a subfolder; put all pictures side by side'],
  ['100%.jpg', 'has a ?, # or % in its name; take it out'],
])('A picture cannot be %s', (file, complaint) => {
  expect(issuesWith({ 'pictures/kite.jpg': '', [`pictures/${file}`]: '' })).toEqual([
    expect.stringContaining(`content/pictures/${file}:1: ${complaint}`),
  ])
})

test('The text of an article can contain footnotes with a reference, and HTML in code', () => {
  expect(articleIssues('They fly[^1] as `<b>` says.\n\n[^1]: High,\nmostly.')).toEqual([])
})

test.each([
  ['inline HTML', 'They\n<b>fly</b>.', ['12: text: <b> is HTML', '12: text: </b> is HTML']],
  ['a text without a reference', 'They fly.\n\n[^1]: High.', ['13: footnote: nothing refers to']],
  ['two texts', '[^1]\n\n[^1]: High.\n[^1]: Low.', ['14: footnote: [^1] already has a text']],
])('The text of an article cannot contain %s', (_, text, issues) => {
  expect(articleIssues(text)).toEqual(issues.map((issue) => expect.stringContaining(issue)))
})
