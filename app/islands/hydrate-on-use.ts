import { DATA } from '../data-attributes.ts'
import type { Control, UsedEarly } from './early-input.ts'
import { hydrateIslandOnce, islandAround } from './watch-islands.ts'

const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel']
const USES = ['pointerup', 'input', 'click', 'submit']

/** What needs a script when pressed: buttons that open no popover, and elements marked as held. */
const PRESSED = `button[type=button]:not([popovertarget]), [${DATA.held}]`

/** Events that are no use of an island yet: a finger that is put down may scroll. */
const NO_USE = /move|down|wheel/

/** Whether the event uses a link that leaves the page; the bandwidth is then left to the next page. */
const leaves = ({ type }: Event, target: Element) =>
  /^(pointerdown|pointerup|focusin|click)$/.test(type) &&
  target.closest(`a[href]:not([href^="#"], [${DATA.held}])`) !== null

/** Holds an event back, unless its dispatch is over already. */
function holdBack(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Hydrates the page as soon as anything but a link is used. What is pressed or sent in an island before
 * it is hydrated is held back and repeated afterwards; the island itself repeats presses and input, in
 * order (`early-input.ts`).
 * @param early what the visitor did before this script was loaded (`start-site.ts`)
 * @param hydratePage hydrates the layout, and the islands near the window
 */
export function hydrateOnUse(early: Event[], hydratePage: () => void): void {
  let hydrated = false
  const hydrate = () => {
    if (hydrated) return
    hydrated = true
    for (const interaction of INTERACTIONS)
      if (interaction !== 'focusin') removeEventListener(interaction, onEvent, true)
    hydratePage()
  }

  /** Hydrates the island that is used, and repeats what was pressed or sent in it. */
  function use(island: UsedEarly, event: Event): void {
    const target = event.target as Element
    const pressed =
      event.type === 'click' && target.closest<HTMLButtonElement | HTMLAnchorElement>(PRESSED)
    const form = event.type === 'submit' && (target as HTMLFormElement)
    if (pressed || form) holdBack(event)
    const used = pressed || (event.type === 'input' && (target as Control))
    if (used) island.early = [...(island.early ?? []), used]
    // Show that the visitor has to wait, if hydration takes longer than a moment.
    const timer = setTimeout(() => island.setAttribute(DATA.waiting, ''), 300)
    hydrateIslandOnce(island)
      .then(
        () => {
          if (form) form.requestSubmit((event as SubmitEvent).submitter)
        },
        // If hydration fails, do what the browser does without scripts.
        () => {
          if (form) form.submit()
          else if (pressed && 'href' in pressed) location.assign(pressed.href)
        },
      )
      .finally(() => {
        clearTimeout(timer)
        island.removeAttribute(DATA.waiting)
      })
  }

  /** Repeats what was done in the layout before this script was loaded; the listeners are attached by now. */
  function repeat(event: Event, target: Element): void {
    if (event.type === 'click') target.closest<HTMLButtonElement>(PRESSED)?.click()
    // Replay a key, which may be a shortcut, on its target: in a field `/` is text.
    else if (event.type === 'keydown') target.dispatchEvent(new KeyboardEvent('keydown', event))
  }

  function handle(event: Event, isEarly: boolean): void {
    // Scripts dispatch events on the window.
    const target = event.target instanceof Element ? event.target : document.documentElement
    if (leaves(event, target)) return
    hydrate()
    const island = islandAround(target)
    if (!island || event.type === 'keydown') {
      if (isEarly) repeat(event, target)
    } else if (!island.hasAttribute(DATA.hydrated) && !NO_USE.test(event.type)) use(island, event)
  }
  const onEvent = (event: Event) => handle(event, false)

  for (const type of [...INTERACTIONS, ...USES]) addEventListener(type, onEvent, true)
  for (const event of early) handle(event, true)
  // Without an interaction, the script was loaded for an island that moves on its own, or because the
  // visitor comes from one of our pages.
  if (early.length === 0) hydrate()
}
