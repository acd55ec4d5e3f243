import { wantsLessMotion } from '../ui/wants-less-motion.ts'

/** What the browser has still to paint before anything else may keep it busy. */
let painting: Promise<unknown> = Promise.resolve()

/** Resolves once a page that is shown ahead is on the screen; at once where none is. */
export const shownAhead = () => painting

/** The box of a page on the stage. */
const boxOf = (path: string) =>
  document.querySelector<HTMLElement>(`main > [data-page="${CSS.escape(path)}"]`)

/** The next frame; windows that nobody sees have none. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })

/**
 * Lays out a page that React has drawn but hides, so that it need not be done after the click. It is
 * not painted, and nobody can find, focus or hear it (`site-frame.module.css`).
 */
export function layOutUnseen(box: HTMLElement): void {
  box.dataset.unseen = ''
  box.style.removeProperty('display')
  // The browser puts off what is not to be seen, until it is asked for a measure of it.
  box.firstElementChild?.getBoundingClientRect()
}

/**
 * Shows a page that lies ready before the router and React have come to it: both take longer than to
 * swap two boxes. They follow once it is painted, and find the page as they would have made it.
 * @param from path of the page that is shown
 * @param to path of the page that is asked for
 * @returns whether it lay ready
 */
export function showAhead(from: string, to: string): boolean {
  const [old, next] = [boxOf(from), boxOf(to)]
  if (!old || !next || !('unseen' in next.dataset)) return false
  const swap = () => {
    delete document.documentElement.dataset.whole
    delete next.dataset.unseen
    old.dataset.unseen = ''
    scrollTo({ top: 0, behavior: 'instant' })
  }
  if (wantsLessMotion() || !document.startViewTransition) {
    swap()
    painting = nextPaint()
    return true
  }
  old.style.viewTransitionName = 'page-that-leaves'
  const transition = document.startViewTransition(() => {
    old.style.viewTransitionName = ''
    next.style.viewTransitionName = 'page-that-rises'
    swap()
  })
  transition.finished.finally(() => {
    next.style.viewTransitionName = ''
  })
  painting = transition.ready.catch(() => undefined)
  return true
}

/** Undoes what was shown ahead, should the router have stayed where it was. */
export function showOnly(path: string): void {
  const box = boxOf(path)
  if (!box || !('unseen' in box.dataset)) return
  for (const other of document.querySelectorAll<HTMLElement>('main > [data-page]'))
    other.toggleAttribute('data-unseen', other !== box)
}
