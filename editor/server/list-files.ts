import { NEVER } from '../../schemas/checks/across.ts'
import { contentFiles } from '../../schemas/content-folder.ts'
import { FOLDERS, type FolderName, KINDS, type KindName, kindOf } from '../../schemas/kinds.ts'
import { dayOf, localDay } from '../../schemas/read-content.ts'
import { inWords } from '../in-words.ts'
import type { FileEntry, Folder } from '../protocol.ts'
import { addressOf, nameField } from './entries.ts'

/** The kinds of each group of the list, in order, with the page that shows them; the others are demos. */
const GROUPS: Record<string, Partial<Record<KindName, string>>> = {
  Agency: {
    brand: '/',
    site: '/contact',
    navigation: '/',
    labels: '/',
    server: '/contact',
    claims: '/',
    thirdParties: '/privacy',
  },
  Pages: {
    home: '/',
    about: '/about',
    gallery: '/gallery',
    contact: '/contact',
    search: '/search',
    privacy: '/privacy',
    notFound: '/404',
  },
  Services: { servicesPage: '/services', services: '', droneService: '/services/drone-service' },
  Products: { productsPage: '/products', products: '' },
  Work: { work: '/work', jobs: '' },
  Blog: { blog: '/blog', articles: '' },
  Pricing: { pricing: '/pricing', plans: '/pricing' },
  People: { team: '/gallery', testimonials: '/' },
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

const placeOf = (kind: KindName) => {
  const [group = 'Demos', pages = {}] = Object.entries(GROUPS).find(([, one]) => kind in one) ?? []
  return { group, page: pages[kind] ?? '' }
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
const ORDER = [...new Set([...Object.values(GROUPS).flatMap(Object.keys), ...Object.keys(KINDS)])]

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
    return {
      rank: ORDER.indexOf(name),
      order: Number(values.order ?? 0),
      demo: name,
      page: (slug && addressOf(name, slug)) || page,
      pageOfDemo: (values.demo as { name?: string } | undefined)?.name,
      file,
      group,
      label: typeof own === 'string' ? own : slug ? inWords(slug) : (NAMES[name] ?? inWords(name)),
      ...(slug && { kind: name, slug }),
      ...(from &&
        from > today && { mark: from === NEVER ? ('Draft' as const) : ('Scheduled' as const) }),
      ...(slug && 'order' in KINDS[name].schema.shape && { orderedIn: name }),
    }
  })
  const demos = new Map(listed.map(({ pageOfDemo, page }) => [pageOfDemo, page]))
  return listed
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.order - other.order ||
        one.label.localeCompare(other.label, 'en'),
    )
    .map(({ rank, order, demo, pageOfDemo, page, ...entry }) => ({
      ...entry,
      page: page || demos.get(demo) || '/',
    }))
}
