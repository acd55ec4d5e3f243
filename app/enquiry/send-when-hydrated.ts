import { DATA } from '../data-attributes.ts'
import { hydrateOnce } from '../islands/watch-islands.ts'

/** Milliseconds after which a form that still waits offers e-mail. */
const LONG = 4000

/** A form for an outside mail provider that is sent before its island is hydrated waits, and after a while offers e-mail. */
export function sendWhenHydrated(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const island = form.closest(`[${DATA.island}]:not([${DATA.hydrated}])`)
    if (!island || !form.action.startsWith('mailto:')) return
    event.preventDefault()
    island.setAttribute(DATA.waiting, '')
    const timer = setTimeout(() => island.setAttribute(DATA.waiting, 'long'), LONG)
    hydrateOnce(island)
      .then(() => island.querySelector('form')?.requestSubmit())
      .catch(() => form.submit())
      .finally(() => {
        clearTimeout(timer)
        island.removeAttribute(DATA.waiting)
      })
  })
}
