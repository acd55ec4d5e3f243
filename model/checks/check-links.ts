import { REQUESTS } from '../../contract/fields.ts'
import { redirectOf } from '../../contract/redirects.ts'
import {
  type Addressed,
  DRONE_PATH,
  movedPaths,
  pagePaths,
  SINGLE_PAGES,
  siteAddresses,
} from '../addresses.ts'
import type { Path } from '../content-issue.ts'
import { entryFile, entryPath, PAGE_KINDS } from '../kinds.ts'
import {
  anchorsIn,
  type CheckInput,
  hiddenFrom,
  inHiddenBlock,
  shownBlocks,
  valuesIn,
} from './check-input.ts'

/** Anchors of pages that do not depend on the content. */
const FIXED_ANCHORS: Record<string, string[]> = { '/contact': ['get-in-touch', ...REQUESTS] }

const OUTSIDE = /^(?:https?:|mailto:|tel:)/

/** Checks that links have a target: a page of the site and an anchor on it, or another site. */
export function checkLinks({
  read,
  slugs,
  fixedPaths,
  content,
  report,
  ...input
}: CheckInput): void {
  /** An article's topics and author have pages once it is shown. */
  const fieldsIn = (file: string) => input.shownFrom(file) <= input.today && read.get(file)?.values
  const folders = PAGE_KINDS.map((kind) => [
    kind,
    slugs(kind).map((slug) => ({ ...fieldsIn(entryFile(kind, slug)), slug })),
  ])
  const { droneService, team } = content
  const site = { ...Object.fromEntries(folders), team, droneService } as Addressed
  const pages = pagePaths(fixedPaths, site).filter((path) => path !== '/404')
  const addresses = siteAddresses(fixedPaths, site)
  const moved = movedPaths(content)

  const files = new Map([
    ['/privacy', 'privacy.md'],
    ...SINGLE_PAGES.map(({ path, file }): [string, string] => [path, file]),
    ...PAGE_KINDS.flatMap((kind) =>
      slugs(kind).map((slug): [string, string] => [entryPath(kind, slug), entryFile(kind, slug)]),
    ),
  ])

  const answering = [droneService, ...content.services, ...content.products].map(
    (page) => page?.contact,
  )
  const askable = content.team.filter(({ slug, ask }) => ask && answering.includes(slug))

  /** What a link from a file can lead to on a page. */
  const anchorsOf = (address: string, file: string): string[] => {
    const { values = {}, texts = [] } = read.get(files.get(address) ?? '') ?? {}
    const has = (name: string) => shownBlocks(values).some(([, { block }]) => block === name)
    const people = has('team') ? content.team : address === '/contact' ? askable : []
    return [
      ...anchorsIn({ values, texts }).map(({ id }) => id),
      ...people
        .map(({ slug }) => slug)
        .filter((slug) => !hiddenFrom(input, file, entryFile('team', slug))),
      ...(has('plans') ? (content.pricing?.categories.map(({ id }) => id) ?? []) : []),
      ...(FIXED_ANCHORS[address] ?? []),
    ]
  }

  for (const [file, { values, texts }] of read) {
    // No page shows what leads to a page from there.
    if (file === 'drone-service.yaml' && droneService?.hidden) continue
    const own = [...files].find(([, its]) => its === file)?.[0] ?? '/'

    const issueOf = (href: string, field: Path): [wrong?: string, allowed?: string[]] => {
      if (OUTSIDE.test(href)) return URL.canParse(href) ? [] : [`"${href}" is not an address`]
      if (inHiddenBlock(values, field)) return []
      const wrong = `"${href}" must begin with / (a page of this site), # (a heading of this text), https://, mailto: or tel:`
      if (!/^[/#]/.test(href)) return [wrong]
      // A demo's name may be followed by its state.
      const [path = '', anchor] = href.replace(/(#[^?]*).*/, '$1').split('#')
      const address = path.replace(/\?.*$/, '') || own
      if (!addresses.has(address)) {
        if (address === DRONE_PATH) return [`"${address}" is hidden`]
        const current = redirectOf(moved, address)
        if (current) return [`"${address}" is a former address: it leads to "${current}"`]
        const [, folder = ''] = address.split('/')
        const beside = pages.filter((page) => page.startsWith(`/${folder}/`))
        const allowed = beside.length > 0 ? beside : pages.filter((page) => !/\/.*\//.test(page))
        return [`no page "${address}"`, allowed]
      }
      const hidden = hiddenFrom(input, file, files.get(address))
      if (hidden) return [`"${address}" ${hidden}`]
      const anchors = anchorsOf(address, file)
      if (anchor === undefined || anchors.includes(anchor)) return []
      return [`no "#${anchor}" on ${address}`, anchors.map((name) => `#${name}`)]
    }

    const check = (place: Path, href: string, field: Path | string = place, line?: number) => {
      const [wrong, allowed] = issueOf(href, place)
      report(file, field, wrong, { allowed, line })
    }
    for (const [path, value] of valuesIn(values)) {
      const isLink = path.at(-1) === 'href' || (path[0] === 'redirects' && path.at(-1) === 'to')
      if (isLink && typeof value === 'string') check(path, value)
    }
    for (const { path, links } of texts)
      for (const { href, line } of links) check(path, href, 'link', line)
  }
}
