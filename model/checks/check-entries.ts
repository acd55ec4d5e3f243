import { formerAddresses, siteAddresses } from '../addresses.ts'
import { entryFile, entryPath, KINDS, PAGE_KINDS } from '../kinds.ts'
import { type CheckInput, NEVER, repeated } from './check-input.ts'

const ORDERED = ['services', 'products', 'caseStudies', 'plans', 'team', 'testimonials'] as const

/** Checks that no two entries of a folder have the same `order`. */
export function checkOrders({ content, report }: CheckInput): void {
  for (const kind of ORDERED) {
    const entries: { slug: string; order: number }[] = content[kind]
    const highest = Math.max(...entries.map(({ order }) => order))
    for (const [{ slug, order }, other] of repeated(entries, ({ order }) => order)) {
      const wrong = `${order} is also the order of content/${entryFile(kind, other.slug)}; the next free one in ${KINDS[kind].folder}/ is ${highest + 1}`
      report(entryFile(kind, slug), ['order'], wrong)
    }
  }
}

/** Checks that an article is changed after its publication, and not in the future. */
export function checkUpdates({ content, today, report }: CheckInput): void {
  for (const { slug, published, updated = published } of content.articles) {
    const file = entryFile('articles', slug)
    if (updated < published)
      report(file, ['updated'], `is before ${published}, the day of publication`)
    else if (updated > today && updated > published) report(file, ['updated'], 'is in the future')
  }
}

/** Addresses of the server, and of files that only the build names. */
const RESERVED =
  /^\/(?:404|api|assets|contact\/(?:receipt|send)|enquiries|healthz|hero|home|index|licences\.txt|pagefind|share)(?:\/|$)/

/** Checks that every address belongs to one page or file, and that every former one leads to one page. */
export function checkAddresses({
  content,
  slugs,
  fixedPaths,
  report,
  shownFrom,
}: CheckInput): void {
  for (const kind of PAGE_KINDS)
    for (const slug of slugs(kind)) {
      const address = entryPath(kind, slug)
      if (fixedPaths.includes(address) || RESERVED.test(address))
        report(entryFile(kind, slug), '', `"${address}" has its page already; give it another name`)
    }
  const isDraft = (file: string) => shownFrom(file) === NEVER
  const online = PAGE_KINDS.map((kind) => [
    kind,
    content[kind].filter(({ slug }) => !isDraft(entryFile(kind, slug))),
  ])
  const addresses = siteAddresses(fixedPaths, { ...content, ...Object.fromEntries(online) })
  const isTaken = (from: string) => {
    const page = from.replace(/\/index\.html$|\*$/, '') || '/'
    return RESERVED.test(page) || (addresses.has(page) && !from.endsWith('*'))
  }
  // A draft takes no address from a page that is online.
  const former = formerAddresses(content).sort(
    (one, other) => Number(isDraft(one.file)) - Number(isDraft(other.file)),
  )
  for (const { from, file, field } of former)
    if (isTaken(from)) report(file, field, `"${from}" is an address of the site`)
  for (const [{ from, file, field }, other] of repeated(former, ({ from }) => from.toLowerCase()))
    if (!isTaken(from)) report(file, field, `content/${other.file} has "${from}" too`)
}
