// Runs in every page, inline: fetches and starts the application at the first sign of a visitor.
// What they did meanwhile is not lost: links, forms without scripts, popovers and details work by
// themselves; a click on a button that only the application knows, and a form sent, wait for it.
;(() => {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel']
  const root = document.documentElement
  const clicked = new Set()
  // Laid out whole where the browser scrolls to a place in it (`site-frame.module.css`).
  const [{ type } = {}] = performance.getEntriesByType('navigation')
  const scrolls = type !== 'navigate' || location.hash
  if (scrolls) root.dataset.whole = ''
  // Styles of what is below the first view come after it, or at once where that is not looked at first.
  const later = document.querySelector('[data-later]')
  if (later) {
    const come = () => {
      later.disabled = false
    }
    const show = () => delete root.dataset.firstView
    // Without them the words can be read all the same.
    later.onerror = show
    if (scrolls) {
      show()
      come()
    } else {
      // In two short steps: the styles by themselves, and in the next frame what they are for.
      later.onload = () => requestAnimationFrame(() => setTimeout(show))
      // Some visitors never tell of a paint: old browsers, and programs that read the page.
      addEventListener('load', () => setTimeout(come, 2000))
      new PerformanceObserver(come).observe({ type: 'paint', buffered: true })
    }
  }
  let asked = false
  let sent
  const wake = () => {
    if (asked) return
    asked = true
    for (const sign of signs) removeEventListener(sign, wake, true)
    Promise.all(MODULES.map((url) => import(url)))
      .then((modules) => {
        window.__reactRouterRouteModules = Object.fromEntries(
          ROUTES.map((route, index) => [route, modules[index + 1]]),
        )
        return import(ENTRY)
      })
      .catch(() => {
        // The application cannot come: whatever works without it, does.
        done()
        sent?.form.submit()
      })
  }
  const onClick = (event) => {
    const button = event.target.closest?.('button[type=button]:not([popovertarget])')
    if (!button) return
    // Each once, the last one last.
    clicked.delete(button)
    clicked.add(button)
    wake()
  }
  const onSubmit = (event) => {
    if (event.target.method === 'dialog') return
    event.preventDefault()
    sent = { form: event.target, submitter: event.submitter }
    wake()
  }
  const done = () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('awake', onAwake)
  }
  const onAwake = () => {
    done()
    for (const button of clicked) button.click()
    sent?.form.requestSubmit(sent.submitter)
  }
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('awake', onAwake)
  if (root.dataset.wakesWhenIdle) addEventListener('load', () => setTimeout(wake, 4000))
})()
