import { describe, expect, test } from 'vitest'
import { AROUND, articleFile, issuesWith, memberFile, readWith } from '../tests/test-content.ts'
import { filePaths } from './addresses.ts'
import { entryFile } from './kinds.ts'

const ARTICLE = 'articles/on-kites.md'

/** The errors of an article, without the file's name; its text begins on line 11. */
const issuesOf = (text: string, lines = {}, around = {}) =>
  issuesWith({ ...AROUND, ...around, [ARTICLE]: articleFile(text, lines) }).map((line) =>
    line.replace(`content/${ARTICLE}:`, ''),
  )

/** The beginning of an error that ends with a list of what is allowed. */
const begins = (text: string) => [expect.stringContaining(`${text}; there are `)]

describe('A reference to another content file', () => {
  test('is valid if its target exists', () => {
    const notes = { notes: 'notes: [{ beside: Wind & weather, text: A note }]' }
    expect(issuesOf('They fly.\n\n## Wind & *weather*\n\nIt blows.', notes)).toEqual([])
  })

  test.each([
    [
      'before it was published',
      '2098-12-31',
      ['5: updated: is before 2099-01-01, the day of publication'],
    ],
    ['on the same day', '2099-01-01', []],
    ['later', '2099-01-14', []],
    ['on a day in the future', '2099-01-15', ['5: updated: is in the future']],
  ])('an article that was changed %s', (_, day, issues) => {
    const published = `published: 2099-01-01\nupdated: ${day}`
    expect(issuesOf('They fly.', { published })).toEqual(issues)
  })

  test('an article by nobody', () => {
    expect(issuesOf('They fly.', { author: 'author: mira' })).toEqual(
      begins('5: author: no "mira"'),
    )
  })

  test.each([
    ['that does not exist', '## Wind', 'Rain'],
    ['of a lower level', '## Wind\n\n### Rain', 'Rain'],
    ['in code', '## Wind\n\n```\n## Rain\n```', 'Rain'],
  ])('a note beside a heading %s', (_, text, beside) => {
    const notes = { notes: `notes: [{ beside: ${beside}, text: A note }]` }
    expect(issuesOf(text, notes)).toEqual([`9: notes[0].beside: no "${beside}"; there are Wind`])
  })

  test.each([
    {
      what: 'a service related to one that does not exist',
      kind: 'services',
      changed: (_: string, others: string[]) => ({ related: [...others, 'nothing'] }),
      field: 'related[2]',
    },
    {
      what: 'a service related to itself',
      kind: 'services',
      changed: (own: string, others: string[]) => ({ related: [...others, own] }),
      field: 'related[2]',
    },
    {
      what: 'a suite with a tool that does not exist',
      kind: 'products',
      changed: (own: string) => ({ tools: { title: 'T', intro: 'T', products: [own, 'nothing'] } }),
      field: 'tools.products[1]',
    },
    {
      what: 'a product whose contact is not in the team',
      kind: 'products',
      changed: () => ({ contact: 'nothing' }),
      field: 'contact',
    },
    {
      what: 'a plan under a tab that does not exist',
      kind: 'plans',
      changed: () => ({ category: 'nothing' }),
      field: 'category',
    },
  ] as const)('$what', ({ kind, changed, field }) => {
    const [{ slug, ...fields } = { slug: '' }, ...others] = readWith({}).content?.[kind] ?? []
    const pair = others.slice(0, 2).map(({ slug }) => slug)
    const file = entryFile(kind, slug)
    const text = JSON.stringify({ ...fields, ...changed(slug, pair) })
    const [issue, ...more] = issuesWith({ [file]: text })
    expect(issue).toMatch(/: no "[a-z-]+"; there are [a-z-]+/)
    expect(issue).toContain(`content/${file}:1: ${field}: `)
    expect(more).toEqual([])
  })
})

test('A picture of the gallery has a tag that its filter shows', () => {
  const { gallery } = readWith({}).content ?? {}
  const items = gallery?.items.map((item, index) => (index === 1 ? { ...item, tag: 'Roof' } : item))
  expect(issuesWith({ 'gallery.yaml': JSON.stringify({ ...gallery, items }) })).toEqual([
    expect.stringMatching(/^content\/gallery\.yaml:1: items\[1\]\.tag: no "Roof"; there are /),
  ])
})

test('A row of a specimen has an entry for each column', () => {
  const [service] = readWith({}).content?.services.filter(({ specimen }) => specimen?.rows) ?? []
  const { slug = '', ...fields } = service ?? {}
  const specimen = { ...service?.specimen, rows: [['One', 'by', 'one', 'too', 'many', 'here']] }
  expect(
    issuesWith({ [entryFile('services', slug)]: JSON.stringify({ ...fields, specimen }) }),
  ).toEqual([expect.stringMatching(/: specimen\.rows\[0\]: has 6 entries; columns has \d$/)])
})

/** The errors of one file, without its name and line; other files may refer to what it no longer has. */
const issuesOfFile = (file: string, text: string) =>
  issuesWith({ [file]: text })
    .filter((line) => line.startsWith(`content/${file}:`))
    .map((line) => line.replace(/^\S+ /, ''))

describe('The order of the sections of a service', () => {
  const NEEDED = ['subservices', 'steps', 'measures', 'questions', 'related']
  const ALL = NEEDED.map((section) => ({ section }))
  /** The errors of a service with only its required fields and these. */
  const issuesOf = (sections: Record<string, unknown>[], more: Record<string, unknown> = {}) => {
    const [service] = readWith({}).content?.services ?? []
    const { slug = '', work: _, specimen: __, demo: ___, ...fields } = service ?? {}
    const steps = service?.steps.map(({ title, text }) => ({ title, text }))
    const text = JSON.stringify({ ...fields, steps, sections, ...more })
    return issuesOfFile(entryFile('services', slug), text)
  }

  test('can be any that names each once', () => {
    expect(issuesOf(ALL.toReversed())).toEqual([])
    expect(issuesOf([...ALL, { section: 'specimen' }])).toEqual([
      `sections[5].section: the file has no "specimen"; there are ${NEEDED.join(', ')}`,
    ])
    expect(issuesOf(ALL.slice(2))).toEqual(['sections: does not name subservices, steps'])
    expect(issuesOf([...ALL, { section: 'steps' }])).toEqual([
      'sections[5].section: "steps" is named twice',
    ])
  })

  test('names existing sections, variants and backgrounds', () => {
    expect(issuesOf([...ALL, { section: 'prices' }])).toEqual([
      expect.stringMatching(
        /^sections\[5\]\.section: no "prices"; there are .*questions, related$/,
      ),
    ])
    const [, ...others] = ALL
    expect(issuesOf([{ section: 'subservices', variant: 'stars' }, ...others])).toEqual([
      'sections[0].variant: no "stars"; there are boxes, papers, rows, columns',
    ])
    expect(issuesOf([{ section: 'subservices', background: 'grey' }, ...others])).toEqual([
      expect.stringMatching(/^sections\[0\]\.background: no "grey"; there are ink, /),
    ])
  })

  test('needs a label for a rule, and a span in each step', () => {
    const others = ALL.filter(({ section }) => section !== 'steps')
    const steps = [1, 2, 3, 4].map((span) => ({ title: `${span}`, text: 'A', span: [span, span] }))
    const rule = { section: 'steps', variant: 'rule', label: 'Week' }
    expect(issuesOf([rule, ...others], { steps })).toEqual([])
    expect(issuesOf([{ ...rule, label: undefined }, ...others], { steps })).toEqual([
      'sections[0].variant: "rule" needs a label beside it, such as Week',
    ])
    const open = steps.map(({ span, ...step }) => (step.title === '3' ? step : { ...step, span }))
    expect(issuesOf([rule, ...others], { steps: open })).toEqual([
      'steps[2].span: is missing: on a rule each step has its first and last, such as [2, 3]',
    ])
    const back = steps.map((step) => ({ ...step, span: [3, 2] }))
    expect(issuesOf([rule, ...others], { steps: back })).toEqual(
      steps.map((_, step) => `steps[${step}].span: ends before it begins`),
    )
  })
})

test('An entry on the rule of a specimen cannot exceed its marks', () => {
  const [service] = readWith({}).content?.services.filter(({ specimen }) => specimen) ?? []
  const { slug = '', ...fields } = service ?? {}
  const items = [{ title: 'A', text: 'B', span: [1, 3] }]
  const specimen = { ...service?.specimen, rule: { marks: ['April', 'May'], items } }
  const text = JSON.stringify({ ...fields, specimen })
  expect(issuesOfFile(entryFile('services', slug), text)).toEqual([
    'specimen.rule.items[0].span: ends at 3; there are 2 marks',
  ])
})

test('A service may not have the address of the drone page', () => {
  expect(issuesWith({ 'services/drone-service.yaml': '' })).toContain(
    'content/services/drone-service.yaml:1: has the address of the page of drone-service.yaml; give it another name',
  )
})

describe('An alias', () => {
  const [service, other] = readWith({}).content?.services ?? []
  const withAliases = (of: typeof service, aliases: string[]) => {
    const { slug = '', ...fields } = of ?? {}
    return { [entryFile('services', slug)]: JSON.stringify({ ...fields, aliases }) }
  }
  const file = `content/${entryFile('services', service?.slug ?? '')}`

  test('is valid if no other file has the name', () => {
    expect(issuesWith(withAliases(service, ['search-2024', 'found']))).toEqual([])
  })

  test.each([
    ['the address of another', other?.slug ?? '', entryFile('services', other?.slug ?? '')],
    ['its own address', service?.slug ?? '', entryFile('services', service?.slug ?? '')],
    ['the address of a page that has no folder', 'drone-service', 'drone-service.yaml'],
  ])('may not be %s', (_, alias, there) => {
    expect(issuesWith(withAliases(service, ['found', alias]))).toEqual([
      `${file}:1: aliases[1]: "${alias}" is the address of content/${there}`,
    ])
  })

  test('may not be named twice, by one file or by two', () => {
    expect(issuesWith(withAliases(service, ['found', 'found']))).toEqual([
      `${file}:1: aliases[1]: ${file} has "found" too`,
    ])
    const both = { ...withAliases(service, ['found']), ...withAliases(other, ['found']) }
    expect(issuesWith(both)).toEqual([
      expect.stringMatching(/: aliases\[0\]: content\/.* has "found" too$/),
    ])
  })

  test.each(['Old Name', 'old/name', 'old.html', '/services/old', 'päge', ''])(
    'may not be "%s"',
    (alias) => {
      expect(issuesWith(withAliases(service, [alias]))).toContain(
        `${file}:1: aliases[0]: must be small letters, digits and hyphens`,
      )
    },
  )

  test('has its errors reported with its own line', () => {
    const text = articleFile('They fly.', { aliases: 'aliases:\n  - kites\n  - Old_Kites' })
    expect(issuesWith({ ...AROUND, [ARTICLE]: text })).toEqual([
      `content/${ARTICLE}:11: aliases[1]: must be small letters, digits and hyphens`,
    ])
  })
})

describe('The order of entries', () => {
  test('has an error that names both entries if two have the same position', () => {
    const issues = issuesWith({
      'team/kavya.yaml': memberFile({}),
      'team/zita.yaml': memberFile({ name: 'name: Zita' }),
    })
    expect(issues).toEqual([
      'content/team/zita.yaml:1: order: 9001 is also the order of content/team/kavya.yaml; the next free one in team/ is 9002',
    ])
  })
})

describe('A link in an article', () => {
  test('can lead to a page, a heading, a tab, a file of the site, another site, a mail or a phone', () => {
    const tab = readWith({}).content?.pricing.categories[0]?.id
    const links = [
      '/',
      '/contact?about=kites',
      '/contact#get-in-touch',
      `/pricing#${tab}`,
      '/blog/feed.xml',
      '/blog/on-kites',
      '#wind',
      '/blog/on-kites#gusts',
      'https://example.com/a?b#c',
      'mailto:hello@kiteline.example',
      'tel:+917900000000',
    ]
    const text = links.map((href) => `- [words](${href})`).join('\n')
    expect(issuesOf(`${text}\n\n## Wind\n\n### Gusts\n`)).toEqual([])
  })

  test.each([
    ['a page that does not exist', '/servicess/seo', 'no page "/servicess/seo"'],
    ['a missing page of an existing folder', '/services/seoo', 'no page "/services/seoo"'],
    ['a page with a slash at the end', '/about/', 'no page "/about/"'],
    ['a missing heading of its own', '#rain', 'no "#rain" on /blog/on-kites'],
  ])('cannot lead to %s, and the error lists what is allowed', (_, href, complaint) => {
    expect(issuesOf(`They\nfly [away](${href}).\n\n## Wind`)).toEqual(
      begins(`12: link: ${complaint}`),
    )
  })

  test.each([
    ['an anchor on a page that has none', '/about#team', 'no "#team" on /about; there is none'],
    [
      'something that is not an address',
      'www.example.com',
      '"www.example.com" must begin with / (a page of this site), # (a heading of this text), https://, mailto: or tel:',
    ],
    ['a broken address', 'https://', '"https://" is not an address'],
  ])('cannot lead to %s', (_, href, complaint) => {
    expect(issuesOf(`They fly [away](${href}).`)).toEqual([`11: link: ${complaint}`])
  })

  test('is checked in fields and in the privacy notice as well', () => {
    const { privacy, notFound } = readWith({}).content ?? {}
    const links = [{ label: 'Away', href: '/awayy' }]
    const { content, ...fields } = privacy ?? {}
    expect(
      issuesWith({
        'not-found.yaml': JSON.stringify({ ...notFound, links }),
        'privacy.md': `---\n${JSON.stringify(fields)}\n---\n[Away](#rain)\n\n${content}`,
      }),
    ).toEqual([
      ...begins('content/not-found.yaml:1: links[0].href: no page "/awayy"'),
      expect.stringMatching(/^content\/privacy\.md:4: link: no "#rain" on \/privacy; there are #/),
    ])
  })
})

describe('A picture', () => {
  test.each(['kite.JPG', 'kite.jpeg', 'kite.png', 'kite.avif', 'kite.WebP'])(
    'can be a %s, and be named with or without its extension',
    (file) => {
      const around = { 'pictures/kite.webp': null, [`pictures/${file}`]: '' }
      expect(issuesOf(`![A kite](${file})`, {}, around)).toEqual([])
    },
  )

  test('can have spaces, brackets and dots in its name', () => {
    const around = { 'pictures/Kite no. 2 (final).jpg': '' }
    const picture = { picture: 'picture: { name: Kite no. 2 (final), alt: A kite }' }
    const text = '![One](<Kite no. 2 (final).jpg>) ![Two](Kite%20no.%202%20(final).jpg)'
    expect(issuesOf(text, picture, around)).toEqual([])
  })

  test('is an error if it does not exist', () => {
    const picture = { picture: 'picture:\n  name: kit\n  alt: A kite' }
    const missing = 'no picture "kit" (avif, jpeg, jpg, png, webp) in content/pictures'
    expect(issuesOf('![A kite](kit)', picture)).toEqual([
      `7: picture.name: ${missing}`,
      `13: picture: ${missing}`,
    ])
  })

  test('needs a description in an article', () => {
    expect(issuesOf('![](kite.webp "Over the river")')).toEqual([
      '11: picture: "kite.webp" has no description: ![what it shows](…)',
    ])
  })

  test.each([
    [
      'IMG_1.HEIC',
      'is not of a format that the site can use; save it as avif, jpeg, jpg, png, webp',
    ],
    ['team/asha.jpg', 'is in a subfolder; put all pictures side by side'],
    ['100%.jpg', 'has a ?, # or % in its name; take it out'],
  ])('cannot be %s', (file, complaint) => {
    expect(issuesWith({ [`pictures/${file}`]: '' })).toEqual([
      `content/pictures/${file}:1: ${complaint}`,
    ])
  })

  test('cannot have the name of another one', () => {
    expect(issuesWith({ 'pictures/kite.jpg': '', 'pictures/kite.webp': '' })).toEqual([
      'content/pictures/kite.webp:1: has the name of kite.jpg; give one of them another',
    ])
  })
})

describe('An article with a future date', () => {
  const later = { published: 'published: 2099-02-01' }
  const scheduled = { ...AROUND, 'articles/in-spring.md': articleFile('They fly.', later) }

  test('is scheduled: it is not among the articles and has no address', () => {
    const { content } = readWith(scheduled)
    expect(content?.scheduled.map(({ slug }) => slug)).toEqual(['in-spring'])
    expect(content?.articles.map(({ slug }) => slug)).not.toContain('in-spring')
    expect(content && filePaths([], content)).not.toContain('/blog/in-spring')
  })

  test('is published on its day', () => {
    const today = { published: 'published: 2099-01-14' }
    const { content } = readWith({
      ...AROUND,
      'articles/in-spring.md': articleFile('They fly.', today),
    })
    expect(content?.articles.map(({ slug }) => slug)).toContain('in-spring')
  })

  test('can only be linked from one that is scheduled at least as late', () => {
    const link = '[More](/blog/in-spring)'
    expect(issuesOf(link, {}, scheduled)).toEqual([
      '11: link: "/blog/in-spring" is not published before 2099-02-01',
    ])
    expect(issuesOf(link, later, scheduled)).toEqual([])
  })
})

describe('The text of an article', () => {
  test('can contain footnotes with a reference, and HTML in code', () => {
    expect(issuesOf('They fly[^1] as `<b>` says.\n\n[^1]: High,\nmostly.')).toEqual([])
  })

  test.each([
    ['inline HTML', 'They\n<b>fly</b>.', ['12: text: <b> is HTML', '12: text: </b> is HTML']],
    ['HTML by itself', 'They fly.\n\n<!-- note -->', ['13: text: <!-- note --> is HTML']],
    ['a reference without a text', 'They fly[^1].', ['11: footnote: [^1] has no text: [^1]: …']],
    ['a text without a reference', 'They fly.\n\n[^1]: High.', ['13: footnote: nothing refers to']],
    [
      'two texts for one reference',
      'They fly[^1].\n\n[^1]: High.\n[^1]: Low.',
      ['14: footnote: [^1] already has a text'],
    ],
  ])('cannot contain %s', (_, text, issues) => {
    expect(issuesOf(text)).toEqual(issues.map((issue) => expect.stringContaining(issue)))
  })
})
