import { NEVER } from '../../schemas/checks/across.ts'
import { contentFiles } from '../../schemas/content-folder.ts'
import { FOLDERS, type FolderName, KINDS, type KindName, kindOf } from '../../schemas/kinds.ts'
import { dayOf, localDay } from '../../schemas/read-content.ts'
import { fixedPaths } from '../../tools/page-paths.ts'
import { inWords } from '../in-words.ts'
import type { FileEntry, Folder } from '../protocol.ts'
import { addressOf, nameField } from './entries.ts'

/** The groups of the list with their kinds, in order; other files of `demos/` are demos, and all others pages. */
const GROUPS: Record<string, KindName[]> = {
  Agency: ['brand', 'site', 'navigation', 'labels', 'server', 'claims', 'thirdParties'],
  Pages: ['home', 'about', 'gallery', 'contact', 'search', 'privacy', 'notFound'],
  Services: ['servicesPage', 'services', 'droneService'],
  Products: ['productsPage', 'products'],
  Work: ['work', 'caseStudies'],
  Blog: ['blog', 'articles'],
  Pricing: ['pricing', 'plans'],
  People: ['team', 'testimonials'],
}

/** The page that shows a kind, where its address does not end like its file; else Home. */
const SHOWN_ON: Partial<Record<KindName, string>> = {
  site: '/contact',
  server: '/contact',
  thirdParties: '/privacy',
  notFound: '/404',
  plans: '/pricing',
  team: '/gallery',
}

/** Names of single files, where the name of their kind would not do. */
const NAMES: Partial<Record<KindName, string>> = {
  brand: 'Brand',
  site: 'Addresses and accounts',
  navigation: 'Menu and footer',
  labels: 'Buttons and labels',
  server: 'Mails of the server',
  claims: 'Statements with a proof',
  thirdParties: 'Other companies',
  work: 'List and labels',
  servicesPage: 'List of services',
  droneService: 'Drone services',
  productsPage: 'List of products',
  blog: 'List and labels',
  pricing: 'The page',
  commonDemo: 'What all demos say',
}

/** What one entry of a folder is called, if not its kind without the last letter. */
const ONE: Partial<Record<FolderName, string>> = { team: 'person' }

function placeOf(kind: KindName) {
  const listed = KINDS[kind]
  const file = 'file' in listed ? listed.file : ''
  const others = file.startsWith('demos/') ? 'Demos' : 'Pages'
  const [group = others] = Object.entries(GROUPS).find(([, kinds]) => kinds.includes(kind)) ?? []
  const end = `/${file.replace(/\.\w+$/, '')}`
  return { group, page: SHOWN_ON[kind] ?? fixedPaths.find((path) => path.endsWith(end)) ?? '' }
}

/** The folders in which entries can be created. */
export const listFolders = (): Folder[] =>
  FOLDERS.map((kind) => ({
    kind,
    group: placeOf(kind).group,
    one: ONE[kind] ?? kind.slice(0, -1),
    named: nameField(kind),
    address: addressOf(kind, '') ?? '',
  }))

/** The position of a kind in the list. */
const ORDER = [...new Set([...Object.values(GROUPS).flat(), ...Object.keys(KINDS)])]

/** All content files in the owner's order. @param valuesOf the fields of a file; undefined if it cannot be read */
export function listFiles(
  valuesOf: (file: string) => Record<string, unknown> | undefined,
): FileEntry[] {
  const today = localDay()
  const listed = contentFiles().flatMap((file) => {
    const kind = kindOf(file)
    if (!kind) return []
    const { name, slug } = kind
    const values = valuesOf(file) ?? {}
    const own = slug && (values.menuLabel || values.name || values.title)
    const { group, page } = placeOf(name)
    const from = slug && dayOf(values)
    const blocks = Array.isArray(values.blocks) ? values.blocks.map(Object) : []
    return {
      rank: ORDER.indexOf(name),
      order: Number(values.order ?? 0),
      demo: name,
      page: (slug && addressOf(name, slug)) || page,
      demos: blocks.flatMap(({ block, name }) => (block === 'demo' ? [name] : [])),
      file,
      group,
      label: typeof own === 'string' ? own : slug ? inWords(slug) : (NAMES[name] ?? inWords(name)),
      ...(slug && { kind: name, slug }),
      ...(from &&
        from > today && { mark: from === NEVER ? ('Draft' as const) : ('Scheduled' as const) }),
      ...(slug && 'order' in KINDS[name].schema.shape && { orderedIn: name }),
    }
  })
  const demos = new Map(
    listed.flatMap(({ demos, page }) => demos.map((demo) => [demo, page] as const)),
  )
  return listed
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.order - other.order ||
        one.label.localeCompare(other.label, 'en'),
    )
    .map(({ rank, order, demo, demos: own, page, ...entry }) => ({
      ...entry,
      page: page || demos.get(demo) || '/',
    }))
}
