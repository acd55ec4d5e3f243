import { entryFile, type FolderName } from '../kinds.ts'
import { type Across, hiddenFrom } from './across.ts'

/** Checks that references between content files have a target. */
export function checkNames({ content, read, slugs, report, ...across }: Across): void {
  const check = (file: string, path: PropertyKey[], named: string, allowed: readonly string[]) => {
    if (!allowed.includes(named)) report(file, path, `no "${named}"`, { allowed })
  }
  /** Checks the name of another entry, which has to be shown whenever this file is. */
  const checkEntry = (file: string, path: PropertyKey[], named: string, kind: FolderName) => {
    const others = slugs(kind).filter((slug) => entryFile(kind, slug) !== file)
    check(file, path, named, others)
    const hidden = hiddenFrom(across, file, entryFile(kind, named))
    if (hidden) report(file, path, `"${named}" ${hidden}`)
  }
  const folderOf = (page: string) => (slugs('products').includes(page) ? 'products' : 'services')
  const answers = (file: string, contact: string | undefined) =>
    contact && checkEntry(file, ['contact'], contact, 'team')
  answers('drone-service.yaml', content.droneService?.contact)
  for (const { slug, related, contact } of content.services) {
    const file = entryFile('services', slug)
    answers(file, contact)
    for (const [index, named] of (related ?? []).entries())
      checkEntry(file, ['related', index], named, 'services')
  }
  for (const { slug, tools, contact } of content.products) {
    const file = entryFile('products', slug)
    answers(file, contact)
    for (const [index, named] of (tools?.products ?? []).entries())
      checkEntry(file, ['tools', 'products', index], named, 'products')
  }
  for (const [index, { name }] of (content.contact?.form.ownFields ?? []).entries())
    if (!content.privacy?.content.toLowerCase().includes(name.toLowerCase()))
      report(
        'contact.yaml',
        ['form', 'ownFields', index, 'name'],
        `privacy.md does not say "${name}"`,
      )
  const pages = (['services', 'products'] as const)
    .flatMap((kind) => content[kind].map((page) => ({ ...page, file: entryFile(kind, page.slug) })))
    .filter(({ file }) => !hiddenFrom(across, 'home.yaml', file))
  const onPages = [...pages, content.droneService].flatMap((page) => page?.demo?.name ?? [])
  for (const [index, named] of (content.home?.tryIt?.demos ?? []).entries()) {
    check('home.yaml', ['tryIt', 'demos', index], named, onPages)
  }
  for (const [index, named] of (content.home?.work?.jobs ?? []).entries())
    checkEntry('home.yaml', ['work', 'jobs', index], named, 'jobs')
  for (const { slug, service, category, by, plan } of content.jobs) {
    const file = entryFile('jobs', slug)
    if (service !== 'drone-service') checkEntry(file, ['service'], service, folderOf(service))
    const groups = content.work?.categories.map(({ id }) => id) ?? [category]
    check(file, ['category'], category, groups)
    for (const [index, named] of by.entries()) checkEntry(file, ['by', index], named, 'team')
    if (plan) checkEntry(file, ['plan'], plan, 'plans')
  }
  for (const { slug, author, topics, notes } of content.articles) {
    const file = entryFile('articles', slug)
    checkEntry(file, ['author'], author, 'team')
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
  const categories = content.pricing?.categories.map(({ id }) => id)
  for (const { slug, category, page = 'drone-service' } of content.plans) {
    const file = entryFile('plans', slug)
    check(file, ['category'], category, categories ?? [category])
    if (page !== 'drone-service') checkEntry(file, ['page'], page, folderOf(page))
  }
}
