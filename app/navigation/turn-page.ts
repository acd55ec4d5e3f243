import { atMost, nextPaint } from '../ui/next-paint.ts'
import { wantsLessMotion } from '../ui/wants-less-motion.ts'

/** The path whose page is shown, or about to be, before the router has come to it. */
let ahead = ''
let turned: Promise<unknown> = Promise.resolve()

/** The box of a page on the stage. */
const boxOf = (path: string) =>
  document.querySelector<HTMLElement>(`main > [data-page="${CSS.escape(path)}"]`)

/** Lets a page leave (`styles/motion.css`); nothing where the visitor wants less motion. */
function leave(box: HTMLElement): Promise<unknown> | undefined {
  if (wantsLessMotion()) return
  box.dataset.turns = 'away'
  return atMost(400, Promise.allSettled(box.getAnimations().map(({ finished }) => finished)))
}

/**
 * Lays out a page that React has drawn but hides, so that it need not be done after the click. It is
 * not painted, and nobody can find, focus or hear it (`page-box.module.css`). Browsers that cannot hide
 * it so (Safari before 18) keep it as React left it.
 */
export function layOutUnseen(box: HTMLElement): void {
  // By the time the browser is idle it may have been shown, or gone.
  if (box.style.display !== 'none' || !box.isConnected) return
  if (!CSS.supports('content-visibility', 'hidden')) return
  box.dataset.unseen = ''
  box.style.removeProperty('display')
  // The browser puts off what is not to be seen, until it is asked for a measure of it.
  box.firstElementChild?.getBoundingClientRect()
}

/**
 * Shows a page that lies ready before the router and React have come to it: both take longer than to
 * swap two boxes. They follow once it is painted, and find the page as they would have made it.
 * @param from path of the page that is shown
 * @param to path of the page that is asked for; nothing happens where it does not lie ready
 */
export function turnAhead(from: string, to: string): void {
  const [old, next] = [boxOf(from), boxOf(to)]
  if (!old || !next || !('unseen' in next.dataset)) return
  ahead = to
  const swap = () => {
    if (ahead !== to) return
    delete document.documentElement.dataset.whole
    delete next.dataset.unseen
    next.dataset.turns = 'in'
    old.dataset.unseen = ''
    scrollTo({ top: 0, behavior: 'instant' })
    return nextPaint()
  }
  const left = leave(old)
  turned = left ? left.then(swap) : Promise.resolve(swap())
}

/** Lets the page that is shown leave, unless the one that is asked for has taken its place already. */
export async function turnAway(to: string): Promise<void> {
  if (ahead === to) await turned
  else {
    const old = document.querySelector<HTMLElement>('main > [data-page]:not([data-unseen])')
    if (old && old.dataset.page !== to) await leave(old)
  }
}

/**
 * Shows the page that the router has come to, or stayed at, and no other.
 * @param comes whether it is new to the stage
 */
export function settle(path: string, comes: boolean): void {
  const isThere = ahead === path
  ahead = ''
  for (const box of document.querySelectorAll<HTMLElement>('main > [data-page]'))
    if (box.dataset.page !== path) {
      if (box.style.display !== 'none') box.dataset.unseen = ''
    } else {
      delete box.dataset.unseen
      if (comes && !isThere) box.dataset.turns = 'in'
      else if (box.dataset.turns === 'away') delete box.dataset.turns
    }
}
