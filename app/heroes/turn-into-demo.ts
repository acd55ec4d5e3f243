import { DATA } from '../data-attributes.ts'
import { hydrateOnce } from '../islands/watch-islands.ts'

/** Milliseconds in which the kite opens, as in `opened-demo.css`. */
const TURN = 550

/** A pull that is shorter, in pixels, is a tap. */
const TAP = 4

/** One that is shorter springs back. */
const FAR = 60

/** What can have focus in a demo; of radio buttons only the chosen one. */
const CONTROLS = 'button:enabled, select, textarea, input:not([type=radio]:not(:checked))'

/** Where nobody has touched anything yet, focus would open the keyboard of a phone. */
const TYPED = 'textarea, [type=text]'

/**
 * Lets a hero turn into the demo that its handle leads to. An entry of the history says that it is open, so Back closes
 * it and Forward opens it again. Who pulls the handle moves the transition.
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
  const moves = () =>
    'ViewTransitionTypeSet' in window && !matchMedia('(prefers-reduced-motion: reduce)').matches
  const turn = (open: boolean) => {
    if (open) {
      scrolled = scrollY
      const { left, top, width, height } = handle.getBoundingClientRect()
      style.setProperty('--x', `${left + width / 2}px`)
      style.setProperty('--y', `${top + height / 2}px`)
    }
    if (!moves()) return void change(open)
    const types = [open ? 'demo-opens' : 'demo-closes']
    const transition = document.startViewTransition({ types, update: () => change(open) })
    // One that another overtakes is skipped.
    transition.ready.catch(() => {})
    return transition
  }
  const remember = () => history.pushState({ open: true }, '', handle.hash)

  for (const approach of ['pointerenter', 'focus'])
    handle.addEventListener(approach, () => hydrateOnce(island).catch(() => {}))
  handle.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    remember()
    turn(true)
  })
  addEventListener('popstate', () => {
    const open = history.state?.open === true
    if (open !== isOpen()) turn(open)
  })
  hero.querySelector('button')?.addEventListener('click', () => history.back())
  for (const part of [hero, demo])
    part.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && isOpen() && !event.defaultPrevented) history.back()
    })

  let pull: { from: number; way: number; transition?: ViewTransition | undefined } | undefined
  const parts = () =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view'))
  // The lower corner of the kite is where the pointer is.
  const follow = () => {
    for (const part of pull ? parts() : []) {
      part.pause()
      part.currentTime = (TURN * Math.max(0, pull?.way ?? 0)) / (innerWidth + innerHeight)
    }
  }
  const letGo = async () => {
    const { transition, way = 0 } = pull ?? {}
    pull = undefined
    await transition?.ready
    if (!transition) return
    if (way > FAR) {
      for (const part of parts()) part.play()
      return remember()
    }
    for (const part of parts()) part.reverse()
    await Promise.all(parts().map(({ finished }) => finished))
    change(false)
  }
  handle.addEventListener('dragstart', (event) => event.preventDefault())
  handle.addEventListener('pointerdown', ({ button, clientY }) => {
    if (button === 0 && moves()) pull = { from: clientY, way: 0 }
  })
  addEventListener('pointermove', ({ clientY }) => {
    if (!pull) return
    pull.way = clientY - pull.from
    if (pull.transition) return follow()
    if (pull.way < TAP) return
    pull.transition = turn(true)
    pull.transition?.ready.then(follow, () => {})
  })
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo)
}
