import { MARK } from '../marks.ts'
import { fetchFile } from './fetch-file.ts'

/** How far below the window a part is when it wakes: it should answer by the time it is reached. */
const NEAR = '75%'

const waking = new Map<Element, Promise<void>>()
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

/** Fetches all files of an island: a failed import cannot be repeated, a failed fetch can (`fetch-file.ts`). */
const fetchFilesOf = (element: Element) =>
  Promise.all(element.getAttribute(MARK.files)?.split(' ').map(fetchOnce) ?? [])

/**
 * Wakes one part; a second call waits for the first.
 * @throws Error when it cannot be had now: it stays the HTML that it is, and the next call tries again
 */
export function wakePart(element: Element): Promise<void> {
  const known = waking.get(element)
  if (known) return known
  const awake = fetchFilesOf(element)
    .then(() => import('./hydrate-part.tsx'))
    .then(({ hydratePart }) => hydratePart(element))
    .then(() => element.setAttribute(MARK.awake, ''))
  awake.catch(() => waking.delete(element))
  waking.set(element, awake)
  return awake
}

/** Wakes the part that something stands in, if any and if it can be had. */
function wakeAround(node: EventTarget | null): void {
  const part = node instanceof Element && partAround(node)
  if (part) wakePart(part).catch(() => {})
}

/** The part that something stands in. */
export const partAround = (node: Element) => node.closest(`[${MARK.part}]`)

/**
 * Wakes each part of the page when it comes near the window or is touched, pointed at or focused;
 * those that move by themselves at once.
 */
export function wakeParts(): void {
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        nearby.unobserve(target)
        wakeAround(target)
      }
    },
    { rootMargin: `${NEAR} 0px` },
  )
  const eager: Element[] = []
  for (const part of document.querySelectorAll(`[${MARK.part}]`)) {
    // A part takes no place of its own (`part.module.css`), what stands in it does.
    if (part.hasAttribute(MARK.byItself) || !part.firstElementChild) {
      eager.push(part)
      wakeAround(part)
    } else nearby.observe(part.firstElementChild)
  }
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(
      sign,
      ({ type, target }) => {
        wakeAround(target)
        // An eager island that could not be fetched has nothing of its own to touch.
        if (type !== 'pointerover') for (const part of eager) wakeAround(part)
      },
      {
        capture: true,
        passive: true,
      },
    )
  }
}
