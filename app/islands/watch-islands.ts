import { DATA } from '../data-attributes.ts'
import { oncePainted } from './once-painted.ts'

/** How far from the window an island hydrates. */
const NEAR = '100px'

/** Milliseconds after the first paint until an island without a box hydrates: it opens by itself. */
const UNSEEN = 2500

/** Milliseconds that a link waits for its island; then it leads where it leads without scripts. */
const LONGEST_WAIT = 1000

/** What needs its island when pressed. */
const PRESSED = `button[type=button]:not([popovertarget]), [${DATA.held}]`

const hydrating = new Map<Element, Promise<void>>()

/** Hydrates one island; a second call waits for the first, or tries again if that failed. */
export function hydrateOnce(island: Element): Promise<void> {
  const known = hydrating.get(island)
  if (known) return known
  const hydrated = import('./hydrate-island.tsx').then(({ hydrateIsland }) => hydrateIsland(island))
  hydrated.catch(() => hydrating.delete(island))
  hydrating.set(island, hydrated)
  return hydrated
}

const islandAround = ({ target }: Event) =>
  target instanceof Element && target.closest(`[${DATA.island}]:not([${DATA.hydrated}])`)

/** Repeats a press once its island is hydrated, by its position: hydration may replace the nodes. */
function repeatPress(event: MouseEvent): void {
  const island = islandAround(event)
  const pressed = island && (event.target as Element).closest<HTMLElement>(PRESSED)
  if (!pressed) return
  event.preventDefault()
  const position = [...island.querySelectorAll(PRESSED)].indexOf(pressed)
  const leave = () => pressed instanceof HTMLAnchorElement && location.assign(pressed.href)
  const timer = setTimeout(leave, LONGEST_WAIT)
  hydrateOnce(island)
    .then(() => island.querySelectorAll<HTMLElement>(PRESSED)[position]?.click(), leave)
    .finally(() => clearTimeout(timer))
}

/** Hydrates each island when it comes near the window, or as soon as it is pointed at, touched or focused. */
export function watchIslands(): void {
  const hydrate = (island: Element | null | false) => island && hydrateOnce(island).catch(() => {})
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        hydrate(target.closest(`[${DATA.island}]`))
      }
    },
    { rootMargin: `${NEAR} 0px` },
  )
  oncePainted(() => {
    for (const island of document.querySelectorAll(`[${DATA.island}]`)) {
      // The island's wrapper has no box (`../styles/base.css`), so observe its first child.
      if (island.firstElementChild) near.observe(island.firstElementChild)
      else setTimeout(() => hydrate(island), UNSEEN)
    }
  })
  for (const use of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(use, (event) => hydrate(islandAround(event)), { passive: true })
  document.addEventListener('click', repeatPress, { capture: true })
  // A finger that begins to scroll on a slider has moved it (`../demos/frame/slider.tsx`).
  document.addEventListener('pointercancel', (event) => {
    const slider = event.target as HTMLInputElement
    if (slider.type === 'range' && islandAround(event)) slider.value = slider.defaultValue
  })
}
