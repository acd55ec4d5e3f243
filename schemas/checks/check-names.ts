import { entryFile } from '../kinds.ts'
import type { Across } from './across.ts'

/** Checks that references between content files have a target. */
export function checkNames({ content, read, slugs, report }: Across): void {
  const check = (file: string, path: PropertyKey[], named: string, allowed: readonly string[]) => {
    if (!allowed.includes(named)) report(file, path, `no "${named}"`, { allowed })
  }
  if (slugs('services').includes('drone-service')) {
    const wrong = 'has the address of the page of drone-service.yaml; give it another name'
    report(entryFile('services', 'drone-service'), '', wrong)
  }
  const people = slugs('team')
  const answers = (file: string, contact: string | undefined) =>
    contact && check(file, ['contact'], contact, people)
  answers('drone-service.yaml', content.droneService?.contact)
  for (const { slug, related, contact } of content.services) {
    answers(entryFile('services', slug), contact)
    const others = slugs('services').filter((other) => other !== slug)
    for (const [index, named] of related.entries()) {
      check(entryFile('services', slug), ['related', index], named, others)
    }
  }
  for (const { slug, tools, contact } of content.products) {
    answers(entryFile('products', slug), contact)
    for (const [index, named] of (tools?.products ?? []).entries()) {
      check(entryFile('products', slug), ['tools', 'products', index], named, slugs('products'))
    }
  }
  const onPages = [...content.services, ...content.products, content.droneService].flatMap(
    (page) => page?.demo?.name ?? [],
  )
  for (const [index, named] of (content.home?.tryIt?.demos ?? []).entries()) {
    check('home.yaml', ['tryIt', 'demos', index], named, onPages)
  }
  const jobs = [
    ...[...content.services, ...content.products].flatMap(({ slug, work }) => (work ? slug : [])),
    ...(content.droneService?.work ? ['drone-service'] : []),
  ]
  for (const [index, named] of (content.home?.work?.jobs ?? []).entries()) {
    check('home.yaml', ['work', 'jobs', index], named, jobs)
  }
  for (const { slug, author, topics, notes } of content.articles) {
    const file = entryFile('articles', slug)
    check(file, ['author'], author, slugs('authors'))
    for (const [index, named] of topics.entries()) {
      check(file, ['topics', index], named, content.blog?.topics.map(({ id }) => id) ?? [named])
    }
    const headings = read.get(file)?.markdown?.headings.filter(({ depth }) => depth === 2) ?? []
    for (const [index, { beside }] of notes.entries()) {
      check(
        file,
        ['notes', index, 'beside'],
        beside,
        headings.map(({ text }) => text),
      )
    }
  }
  for (const [index, { tag }] of (content.gallery?.items ?? []).entries()) {
    check('gallery.yaml', ['items', index, 'tag'], tag, content.gallery?.tags ?? [])
  }
  checkAliases({ content, slugs, report })
  const categories = content.pricing?.categories.map(({ id }) => id)
  for (const { slug, category } of categories ? content.plans : []) {
    check(entryFile('plans', slug), ['category'], category, categories ?? [])
  }
}

/** A former address redirects to one page, so no page may have it, and no other page claim it. */
function checkAliases({
  content,
  slugs,
  report,
}: Pick<Across, 'content' | 'slugs' | 'report'>): void {
  for (const kind of ['articles', 'products', 'services'] as const) {
    const files = new Map(slugs(kind).map((slug) => [slug, entryFile(kind, slug)]))
    if (kind === 'services') files.set('drone-service', 'drone-service.yaml')
    const claimed = new Map<string, string>()
    for (const { slug, aliases } of content[kind]) {
      const file = entryFile(kind, slug)
      for (const [index, alias] of aliases.entries()) {
        const there = files.get(alias)
        const other = claimed.get(alias)
        if (there) report(file, ['aliases', index], `"${alias}" is the address of content/${there}`)
        else if (other) report(file, ['aliases', index], `content/${other} has "${alias}" too`)
        claimed.set(alias, file)
      }
    }
  }
}
