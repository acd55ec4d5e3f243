import { DATA } from '../data-attributes.ts'
import { fetchFile } from './fetch-file.ts'

/**
 * How far below the window an island hydrates, so that it is ready when it is scrolled to: its files take
 * 3 s at 400 kbit/s, in which a reader scrolls through a window on a phone.
 */
const NEAR = '200%'

const hydrating = new Map<Element, Promise<void>>()
const files = new Map<string, Promise<void>>()

/** Fetches a file that several islands may share, once. */
function fetchOnce(address: string): Promise<void> {
  const known = files.get(address)
  if (known) return known
  const fetched = fetchFile(address)
  fetched.catch(() => files.delete(address))
  files.set(address, fetched)
  return fetched
}

/**
 * Fetches all files of an island before its import: a failed import cannot be repeated (`fetch-file.ts`).
 * Its props are fetched at the same time and then read from the browser's cache. The list of the files of
 * all islands has been in that cache since the first interaction (`start-site.ts`).
 * @returns the address of its module
 */
async function fetchFilesOf(element: Element): Promise<string> {
  const list = element.getAttribute(DATA.files) ?? ''
  const props = element.getAttribute(DATA.propsFile)
  await fetchOnce(list)
  const byIsland: Record<string, string[]> = await (await fetch(list)).json()
  const own = byIsland[element.getAttribute(DATA.island) ?? ''] ?? []
  await Promise.all([...own, ...(props ? [props] : [])].map(fetchOnce))
  return own[0] ?? ''
}

/**
 * Hydrates one island; a second call waits for the first.
 * @throws Error when it cannot be fetched; it stays HTML, and the next call tries again
 */
export function hydrateIslandOnce(element: Element): Promise<void> {
  const known = hydrating.get(element)
  if (known) return known
  const hydrated = fetchFilesOf(element).then(async (module) => {
    const { hydrateIsland } = await import('./hydrate-island.tsx')
    return hydrateIsland(element, module)
  })
  hydrated.catch(() => hydrating.delete(element))
  hydrating.set(element, hydrated)
  return hydrated
}

/** Hydrates the island around a node, if there is one; a failure is ignored. */
function hydrateAround(node: EventTarget | null): void {
  const island = node instanceof Element && islandAround(node)
  if (island) hydrateIslandOnce(island).catch(() => {})
}

/** The island around a node. */
export const islandAround = (node: Element) => node.closest(`[${DATA.island}]`)

/**
 * Hydrates each island when it comes near the window or is touched, pointed at or focused, and eager
 * islands at once.
 */
export function watchIslands(): void {
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        nearby.unobserve(target)
        hydrateAround(target)
      }
    },
    { rootMargin: `${NEAR} 0px` },
  )
  const eager: Element[] = []
  for (const island of document.querySelectorAll(`[${DATA.island}]`)) {
    // The island's wrapper has no box (`island.critical.module.css`), so observe its first child.
    if (island.hasAttribute(DATA.eager) || !island.firstElementChild) {
      eager.push(island)
      hydrateAround(island)
    } else nearby.observe(island.firstElementChild)
  }
  for (const interaction of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(
      interaction,
      ({ type, target }) => {
        hydrateAround(target)
        // Try again to hydrate eager islands that could not be fetched: nobody touches them.
        if (type !== 'pointerover') for (const island of eager) hydrateAround(island)
      },
      {
        capture: true,
        passive: true,
      },
    )
  }
}
