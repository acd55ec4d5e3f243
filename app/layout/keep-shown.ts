/**
 * Content that is skipped far from the window (`content-visibility: auto`) stays rendered once it has been
 * near: it is laid out and fetched by then, and a screenshot of the whole page shows it.
 */
export function keepShown(): void {
  document.addEventListener('contentvisibilityautostatechange', (event) => {
    const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped && target instanceof HTMLElement) target.style.contentVisibility = 'visible'
  })
}
