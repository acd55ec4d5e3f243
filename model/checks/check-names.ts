import { blocksOf } from '../../app/blocks/block.ts'
import { blockPages } from '../addresses.ts'
import type { Path } from '../content-issue.ts'
import { entryFile, type FolderName } from '../kinds.ts'
import { type CheckInput, everyValue, hiddenFrom, repeated } from './check-input.ts'

/** Checks that references between content files have a target. */
export function checkNames({ content, read, slugs, report, ...input }: CheckInput): void {
  const check = (file: string, path: Path, named: string, allowed: readonly string[]) => {
    if (!allowed.includes(named)) report(file, path, `no "${named}"`, { allowed })
  }
  /** Checks the name of another entry, which has to be shown whenever this file is. */
  const checkEntry = (file: string, path: Path, named: string, kind: FolderName) => {
    const others = slugs(kind).filter((slug) => entryFile(kind, slug) !== file)
    check(file, path, named, others)
    const hidden = hiddenFrom(input, file, entryFile(kind, named))
    if (hidden) report(file, path, `"${named}" ${hidden}`)
  }
  const checkOffer = (file: string, path: Path, named: string) => {
    const kind = slugs('products').includes(named) ? 'products' : 'services'
    const isDrone = named === 'drone-service' && !content.droneService?.hidden
    if (!isDrone) checkEntry(file, path, named, kind)
  }
  const answers = (file: string, contact: string | undefined) =>
    contact && checkEntry(file, ['contact'], contact, 'team')
  answers('drone-service.yaml', content.droneService?.contact)
  for (const kind of ['services', 'products', 'pages'] as const)
    for (const { slug, contact } of content[kind]) answers(entryFile(kind, slug), contact)
  const pages = blockPages(content)
  for (const { file, blocks } of pages) {
    const onPages = pages
      .filter((page) => !hiddenFrom(input, file, page.file))
      .flatMap((page) => blocksOf(page, 'demo').map(({ name }) => name))
    for (const [index, block] of blocks.entries()) {
      const named: { [field: string]: string[] } = Object(block)
      const path = (field: string, number: number) => ['blocks', index, field, number]
      for (const kind of ['services', 'products', 'caseStudies'] as const)
        for (const [number, slug] of (named[kind] ?? []).entries())
          checkEntry(file, path(kind, number), slug, kind)
      for (const [number, demo] of (named.demos ?? []).entries())
        check(file, path('demos', number), demo, onPages)
      if (block.block === 'gallery')
        for (const [number, { tag }] of block.items.entries())
          check(file, [...path('items', number), 'tag'], tag, block.tags)
    }
  }
  // Neither file can be the first of the two to be right, so this stops no save.
  for (const { name } of content.contact?.form.ownFields ?? [])
    if (content.privacy && !content.privacy.content.toLowerCase().includes(name.toLowerCase()))
      report(
        'privacy.md',
        ['content'],
        `the text does not say "${name}", for which the contact form asks. Add it before you publish, for example: “The form also asks for this: ${name}”`,
        { severity: 'warning' },
      )
  for (const { slug, service, category, trade, by, plan } of content.caseStudies) {
    const file = entryFile('caseStudies', slug)
    checkOffer(file, ['service'], service)
    const groups = content.work?.categories.map(({ id }) => id) ?? [category]
    check(file, ['category'], category, groups)
    check(file, ['trade'], trade, content.work?.trades.map(({ id }) => id) ?? [trade])
    for (const [index, named] of by.entries()) checkEntry(file, ['by', index], named, 'team')
    if (plan) checkEntry(file, ['plan'], plan, 'plans')
  }
  for (const { slug, author, topics, notes } of content.articles) {
    const file = entryFile('articles', slug)
    checkEntry(file, ['author'], author, 'team')
    for (const [index, named] of topics.entries()) {
      check(file, ['topics', index], named, content.blog?.topics.map(({ id }) => id) ?? [named])
    }
    const [{ headings } = { headings: [] }] = read.get(file)?.texts ?? []
    const named = headings.flatMap(({ depth, text }) => (depth === 2 ? [text] : []))
    for (const [index, { beside }] of notes.entries())
      check(file, ['notes', index, 'beside'], beside, named)
  }
  const idOf = (entry: unknown) => Object(entry).id
  for (const { file, path, value } of everyValue(read))
    for (const [entry] of repeated([value].flat().filter(idOf), idOf)) {
      const place = [...path, (value as unknown[]).indexOf(entry), 'id']
      report(file, place, `"${idOf(entry)}" is the short name of another one too`)
    }
  const categories = content.pricing?.categories.map(({ id }) => id)
  for (const { slug, category, page } of content.plans) {
    const file = entryFile('plans', slug)
    check(file, ['category'], category, categories ?? [category])
    if (page) checkOffer(file, ['page'], page)
  }
}
