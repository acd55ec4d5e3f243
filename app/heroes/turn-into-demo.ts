import { DATA } from '../data-attributes.ts'
import { hydrateOnce } from '../islands/watch-islands.ts'

/** What can have focus in a demo; of radio buttons only the chosen one. */
const CONTROLS = 'button:enabled, select, textarea, input:not([type=radio]:not(:checked))'

/** Where nobody has touched anything yet, focus would open the keyboard of a phone. */
const TYPED = 'textarea, [type=text]'

/**
 * Lets a hero turn into the demo that its handle leads to. An entry of the history says that it is open, so
 * Back closes it and Forward opens it again; a link to the demo opens nothing.
 */
export function turnIntoDemo(): void {
  const handle = document.querySelector<HTMLAnchorElement>(`[${DATA.handle}]`)
  const hero = handle?.closest('section')
  const demo = handle && document.getElementById(handle.hash.slice(1))
  const island = demo?.querySelector(`[${DATA.island}]`)
  const page = hero?.parentElement
  if (!handle || !hero || !page || !demo || !island) return

  const { style } = document.documentElement
  let scrolled = scrollY
  const isOpen = () => demo.hasAttribute(DATA.open)
  const change = (open: boolean) => {
    demo.toggleAttribute(DATA.open, open)
    // A box that was just not there has no place to be shifted from: Back in the browser is no input.
    page.style.display = 'none'
    page.getBoundingClientRect()
    page.style.display = ''
    if (open) hero.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: scrolled, behavior: 'instant' })
    const first = island.querySelector<HTMLElement>(CONTROLS)
    const isTyped = matchMedia('(pointer: coarse)').matches && first?.matches(TYPED)
    if (isTyped) demo.tabIndex = -1
    const next = open ? (isTyped ? demo : first) : handle
    next?.focus({ preventScroll: true })
  }
  const show = (open: boolean) => {
    if (open === isOpen()) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill || !('ViewTransitionTypeSet' in window)) return change(open)
    if (open) {
      const { left, top, width, height } = handle.getBoundingClientRect()
      style.setProperty('--x', `${left + width / 2}px`)
      style.setProperty('--y', `${top + height / 2}px`)
    }
    const types = [open ? 'demo-opens' : 'demo-closes']
    // One that another overtakes is skipped.
    document.startViewTransition({ types, update: () => change(open) }).ready.catch(() => {})
  }

  for (const approach of ['pointerenter', 'focus'])
    handle.addEventListener(approach, () => hydrateOnce(island).catch(() => {}))
  handle.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    scrolled = scrollY
    history.pushState({ open: true }, '', handle.hash)
    show(true)
  })
  addEventListener('popstate', () => show(history.state?.open === true))
  hero.querySelector('button')?.addEventListener('click', () => history.back())
  for (const part of [hero, demo])
    part.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && isOpen() && !event.defaultPrevented) history.back()
    })
}
