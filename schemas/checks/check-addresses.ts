import { formerAddresses, siteAddresses } from '../addresses.ts'
import { entryFile, entryPath, PAGE_KINDS } from '../kinds.ts'
import { type Across, NEVER } from './across.ts'

/** Addresses of the server, and of files that only the build names. */
const RESERVED =
  /^\/(?:404|api|assets|contact\/(?:receipt|send)|enquiries|healthz|hero|home|index|licences\.txt|pagefind|share)(?:\/|$)/

/** Checks that every address belongs to one page or file, and that every former one leads to one page. */
export function checkAddresses({ content, slugs, fixedPaths, report, shownFrom }: Across): void {
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
  const claimed = new Map<string, string>()
  // A draft takes no address from a page that is online.
  const former = formerAddresses(content).sort(
    (one, other) => Number(isDraft(one.file)) - Number(isDraft(other.file)),
  )
  for (const { from, file, field } of former) {
    const page = from.replace(/\/index\.html$|\*$/, '') || '/'
    const other = claimed.get(from)
    if (RESERVED.test(page) || (addresses.has(page) && !from.endsWith('*')))
      report(file, field, `"${from}" is an address of the site`)
    else if (other) report(file, field, `content/${other} has "${from}" too`)
    claimed.set(from, file)
  }
}
