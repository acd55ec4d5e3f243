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

/** What Escape closes first. `:is` forgives a selector that a browser does not know. */
const ON_TOP = ':is(:popover-open, :modal, select:open, input:open)'

/** How far a pointer has pulled the trigger, in pixels. A free trigger is on its way back, or the demo opens. */
type Pull = {
  pointer: number
  from: number
  way: number
  isFree: boolean
  transition?: ViewTransition | undefined
}

const isPlain = (event: KeyboardEvent | MouseEvent) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/** Lets a hero turn into the demo of its trigger, by an entry of the history. Who pulls the trigger moves the transition. */
export function turnIntoDemo(): void {
  const trigger = document.querySelector<HTMLAnchorElement>(`[${DATA.trigger}]`)
  const hero = trigger?.closest('section')
  const demo = trigger && document.getElementById(trigger.hash.slice(1))
  const island = demo?.querySelector(`[${DATA.island}]`)
  const page = hero?.parentElement
  if (!trigger || !hero || !page || !demo || !island) return

  const { style } = document.documentElement
  const { navigation } = window as { navigation?: Navigation }
  /** The key of the entry of the history to which closing leads; empty while the hero is as built. */
  let open: string = history.state?.open ?? ''
  let pull: Pull | undefined
  let scrolled = 0
  const mark = (url?: string) => history.replaceState({ ...history.state, open }, '', url)
  const change = (opens: boolean) => {
    demo.toggleAttribute(DATA.open, opens)
    // Browsers count layout shifts after Back, since Back is no input, but none of a box that was hidden before.
    page.style.display = 'none'
    page.getBoundingClientRect()
    page.style.display = ''
    if (opens) hero.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: scrolled, behavior: 'instant' })
  }
  const focus = (opens: boolean) => {
    const first = island.querySelector<HTMLElement>(CONTROLS)
    const isTyped = matchMedia('(pointer: coarse)').matches && first?.matches(TYPED)
    if (isTyped) demo.tabIndex = -1
    const next = opens ? (isTyped ? demo : first) : trigger
    next?.focus({ preventScroll: opens })
  }
  const moves = () =>
    'ViewTransitionTypeSet' in window && !matchMedia('(prefers-reduced-motion: reduce)').matches
  const turn = (opens: boolean) => {
    const update = () => {
      change(opens)
      if (!pull) focus(opens)
    }
    if (opens) {
      scrolled = scrollY
      const { left, top, width, height } = trigger.getBoundingClientRect()
      style.setProperty('--x', `${left + width / 2}px`)
      style.setProperty('--y', `${top + height / 2}px`)
    }
    if (!moves()) return void update()
    const types = [opens ? 'demo-opens' : 'demo-closes']
    const transition = document.startViewTransition({ types, update })
    // One that another overtakes is skipped.
    transition.ready.catch(() => {})
    return transition
  }
  /** The state of the demo in the address goes along. */
  const remember = () => {
    const { hash, pathname, search } = location
    const isNamed = hash.startsWith(`${trigger.hash}?`)
    mark(isNamed ? pathname + search : undefined)
    open = navigation?.currentEntry?.key ?? 'unknown'
    history.pushState({ open }, '', isNamed ? hash : trigger.hash)
    // The demo adds the values that it has kept.
    dispatchEvent(new HashChangeEvent('hashchange'))
  }
  /** Goes back over all entries since the demo was opened; where the browser has lost the way, in place. */
  const close = () => {
    if (navigation?.entries().some(({ key }) => key === open))
      return void navigation.traverseTo(open).committed?.catch(() => {})
    open = ''
    mark(location.pathname + location.search)
    turn(false)
  }

  mark()
  if (open) change(true)
  for (const approach of ['pointerenter', 'focus'])
    trigger.addEventListener(approach, () => hydrateOnce(island).catch(() => {}))
  trigger.addEventListener('click', (event) => {
    if (!isPlain(event)) return
    event.preventDefault()
    if (open || pull) return
    remember()
    turn(true)
  })
  /** A link may lead to what the open demo covers. */
  const uncover = () => {
    const target = page.querySelector(':target')
    // A target that contains the demo has other bits too.
    if (!open || target?.compareDocumentPosition(demo) !== Node.DOCUMENT_POSITION_FOLLOWING) return
    open = ''
    mark()
    change(false)
    target.scrollIntoView({ behavior: 'instant' })
  }
  addEventListener('popstate', ({ state }) => {
    const wasOpen = open !== '' || pull?.transition !== undefined
    pull?.transition?.skipTransition()
    pull = undefined
    if (state?.open !== undefined) open = state.open
    else {
      // A link has made this entry, and leaves the demo as it is. Its target is known after this event.
      mark()
      setTimeout(uncover)
    }
    if (wasOpen !== (open !== '')) turn(open !== '')
  })
  hero.querySelector('button')?.addEventListener('click', close)
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.repeat || !isPlain(event)) return
    if (document.querySelector(ON_TOP)) return
    if (pull) letGo(false)
    else if (open) close()
  })

  const parts = () =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view'))
  // The lower corner of the kite is where the pointer is.
  const follow = () => {
    for (const part of pull?.isFree === false ? parts() : []) {
      part.pause()
      part.currentTime = (TURN * Math.max(0, pull?.way ?? 0)) / (innerWidth + innerHeight)
    }
  }
  const letGo = async (opens: boolean) => {
    const held = pull
    if (!held || held.isFree) return
    held.isFree = true
    const { transition } = held
    // A tap, for the click that follows.
    if (!transition) pull = undefined
    await Promise.allSettled([transition?.updateCallbackDone, transition?.ready])
    if (pull !== held) return
    const isFar = opens && held.way > FAR
    for (const part of parts()) isFar ? part.play() : part.reverse()
    if (!isFar) await Promise.allSettled(parts().map(({ finished }) => finished))
    if (pull !== held) return
    pull = undefined
    if (isFar) remember()
    else change(false)
    focus(isFar)
  }
  trigger.addEventListener('dragstart', (event) => pull && event.preventDefault())
  trigger.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !isPlain(event) || open || pull || !moves()) return
    pull = { pointer: event.pointerId, from: event.clientY, way: 0, isFree: false }
  })
  addEventListener('pointermove', ({ pointerId, buttons, clientY }) => {
    if (pointerId !== pull?.pointer || pull.isFree) return
    // It was released where the page could not hear it.
    if (!(buttons & 1)) return void letGo(false)
    pull.way = clientY - pull.from
    if (pull.transition) return follow()
    if (pull.way < TAP) return
    pull.transition = turn(true)
    pull.transition?.ready.then(follow, () => {})
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, ({ pointerId }) => {
      if (pointerId === pull?.pointer) letGo(end === 'pointerup')
    })
  addEventListener('pagehide', () => letGo(false))
}
