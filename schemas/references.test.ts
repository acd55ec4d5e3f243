import { describe, expect, test } from 'vitest'
import { articleIssues, issuesWith, memberFile, readWith } from '../tests/test-content.ts'
import { entryFile } from './kinds.ts'

/** The beginning of an error that ends with a list of what is allowed. */
const begins = (text: string) => [expect.stringContaining(`${text}; there are `)]

describe('A reference to another content file', () => {
  test('is valid if its target exists', () => {
    const notes = { notes: 'notes: [{ beside: Wind & weather, text: A note }]' }
    expect(articleIssues('They fly.\n\n## Wind & *weather*\n\nIt blows.', notes)).toEqual([])
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
    expect(articleIssues('They fly.', { published })).toEqual(issues)
  })

  test('an article by nobody', () => {
    expect(articleIssues('They fly.', { author: 'author: mira' })).toEqual(
      begins('5: author: no "mira"'),
    )
  })

  test.each([
    ['that does not exist', '## Wind', 'Rain'],
    ['of a lower level', '## Wind\n\n### Rain', 'Rain'],
    ['in code', '## Wind\n\n```\n## Rain\n```', 'Rain'],
  ])('a note beside a heading %s', (_, text, beside) => {
    const notes = { notes: `notes: [{ beside: ${beside}, text: A note }]` }
    expect(articleIssues(text, notes)).toEqual([
      `9: notes[0].beside: no "${beside}"; there are Wind`,
    ])
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
      changed: (_: string, others: string[]) => ({
        tools: { title: 'T', intro: 'T', products: [...others, 'nothing'] },
      }),
      field: 'tools.products[2]',
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
    {
      what: 'a plan of a page that does not exist',
      kind: 'plans',
      changed: () => ({ page: 'nothing' }),
      field: 'page',
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
  const [service, ...others] = readWith({}).content?.services ?? []
  const two = [
    { title: 'A', text: 'B' },
    { title: 'C', text: 'D' },
  ]
  const lists = {
    steps: two,
    measures: two,
    questions: two.map(({ title, text }) => ({ question: title, answer: text })),
    related: others.slice(0, 2).map(({ slug }) => slug),
  }
  /** The errors of a service with these sections and fields. */
  const issuesOf = (sections: Record<string, unknown>[], more: Record<string, unknown> = {}) => {
    const { slug = '', specimen: _, demo: __, ...fields } = service ?? {}
    const text = JSON.stringify({ ...fields, ...lists, sections, ...more })
    return issuesOfFile(entryFile('services', slug), text)
  }

  test('can be any that names each once', () => {
    expect(issuesOf(ALL.toReversed())).toEqual([])
    expect(issuesOf([...ALL, { section: 'specimen' }])).toEqual([
      `sections[5].section: the file has no "specimen"; there are ${NEEDED.toSpliced(3, 0, 'work').join(', ')}`,
    ])
    expect(issuesOf(ALL.slice(2))).toEqual(['sections: does not name subservices, steps'])
    expect(issuesOf([...ALL, { section: 'steps' }])).toEqual([
      'sections[5].section: "steps" is named twice',
    ])
  })

  test('can leave out every list but the subservices', () => {
    const without = Object.fromEntries(Object.keys(lists).map((name) => [name, undefined]))
    expect(issuesOf(ALL.slice(0, 1), without)).toEqual([])
  })

  test('names existing sections, variants and backgrounds', () => {
    expect(issuesOf([...ALL, { section: 'prices' }])).toEqual([
      expect.stringMatching(/^sections\[5\]\.section: no "prices"; there are .*work, related$/),
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
    'content/services/drone-service.yaml:1: "/services/drone-service" has its page already; give it another name',
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
    ['the address of another', other?.slug ?? ''],
    ['its own address', service?.slug ?? ''],
    ['the address of a page that has no folder', 'drone-service'],
  ])('may not be %s', (_, alias) => {
    expect(issuesWith(withAliases(service, ['found', alias]))).toEqual([
      `${file}:1: aliases[1]: "/services/${alias}" is an address of the site`,
    ])
  })

  test('may not be named twice, by one file or by two', () => {
    expect(issuesWith(withAliases(service, ['found', 'found']))).toEqual([
      `${file}:1: aliases[1]: ${file} has "/services/found" too`,
    ])
    const both = { ...withAliases(service, ['found']), ...withAliases(other, ['found']) }
    expect(issuesWith(both)).toEqual([
      expect.stringMatching(/: aliases\[0\]: content\/.* has "\/services\/found" too$/),
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
})

describe('A redirect', () => {
  const { site } = readWith({}).content ?? {}
  const issuesOf = (...redirects: [from: string, to: string][]) =>
    issuesOfFile(
      'site.yaml',
      JSON.stringify({ ...site, redirects: redirects.map(([from, to]) => ({ from, to })) }),
    )

  test('leads from any path of an older site to a page or file', () => {
    expect(
      issuesOf(
        ['/About-Us.html', '/about'],
        ['/index.php', '/'],
        ['/About%20Us/', '/about'],
        ['/અમારા વિશે', '/about'],
        ['/wp-content/*', '/'],
        ['/blog/*', '/blog'],
        ['/feed', '/blog/feed.xml'],
      ),
    ).toEqual([])
  })

  test.each([
    ['/about', '/', '"/about" is an address of the site'],
    ['/about/', '/', '"/about" is an address of the site'],
    ['/services/index.html', '/', '"/services/index.html" is an address of the site'],
    ['/sitemap.xml', '/', '"/sitemap.xml" is an address of the site'],
    ['/about.md', '/', '"/about.md" is an address of the site'],
    ['/api/*', '/', '"/api/*" is an address of the site'],
    ['/contact/send', '/', '"/contact/send" is an address of the site'],
    ['/healthz', '/', '"/healthz" is an address of the site'],
    ...[
      'about',
      '/*',
      '//old',
      '/old?id=1',
      '/a*b',
      '/a%2Fb%',
      '/old;x',
      'https://old.example/',
    ].map((from) => [
      from,
      '/',
      'must be a path such as /About-Us.html or /shop/*, without ? or #',
    ]),
  ])('cannot be from %s', (from, to, wrong) => {
    expect(issuesOf(['/older', '/'], [from, to])).toEqual([`redirects[1].from: ${wrong}`])
  })

  test('has its old address once, and cannot lead to nothing, or on to another redirect', () => {
    expect(issuesOf(['/old%20page', '/'], ['/old page/', '/about'])).toEqual([
      'redirects[1].from: content/site.yaml has "/old page" too',
    ])
    expect(issuesOf(['/old', '/abouut'])).toEqual([
      expect.stringContaining('redirects[0].to: no page "/abouut"; there are '),
    ])
    expect(issuesOf(['/one', '/two'], ['/two', '/one'])).toEqual([
      'redirects[0].to: "/two" is a former address: it leads to "/one"',
      'redirects[1].to: "/one" is a former address: it leads to "/two"',
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
