/**
 * Runs as an inline script for each stylesheet that a page links below its hero: the link is the content of
 * the `noscript` before it. Visitors who come from elsewhere see the hero first, and the link waits for
 * `linkWaitingStyles`. All others have the file already, or are going to a place further down, so the link
 * is written here: browsers show nothing below it until its styles have loaded.
 * It is inlined into the page as source text, so it uses no outer variables.
 * @param unstyled the attribute of `<html>` that hides what is below the hero until its styles have loaded
 */
export function linkStyles(unstyled: string): void {
  const root = document.documentElement
  const place = document.currentScript?.previousElementSibling
  const hero = place?.previousElementSibling
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (
    // The first of the page's stylesheets decides: measuring the hero again would cause another layout.
    !root.hasAttribute(unstyled) &&
    !document.querySelector('body link') &&
    visit?.type === 'navigate' &&
    // A page in the background can wait for the styles, and paints nothing.
    !document.hidden &&
    // The name of the entry is the whole address, including `#:~:text=`.
    !visit.name.includes('#') &&
    !document.referrer.startsWith(location.origin) &&
    // Little of what is below the hero is in the window.
    hero &&
    hero.getBoundingClientRect().bottom > innerHeight * 0.8
  )
    root.setAttribute(unstyled, '')
  if (!root.hasAttribute(unstyled)) document.write(place?.textContent ?? '')
}

/**
 * Links the waiting stylesheets, and shows what they style once all of them have loaded or failed. It is
 * inlined into the page as source text, so it uses no outer variables.
 * @param unstyled the attribute of `<html>` that hides what is below the hero until its styles have loaded
 * @param place the attribute of the `noscript` elements that hold the links
 */
export function linkWaitingStyles(unstyled: string, place: string): void {
  const root = document.documentElement
  if (!root.hasAttribute(unstyled)) return
  const links = Array.from(
    document.querySelectorAll(`noscript[${place}]:not(link + *)`),
    (noscript) =>
      new Promise((resolve) => {
        noscript.insertAdjacentHTML('beforebegin', noscript.textContent)
        const link = noscript.previousElementSibling as HTMLLinkElement
        link.onload = resolve
        link.onerror = resolve
      }),
  )
  if (links.length > 0) Promise.all(links).then(() => root.removeAttribute(unstyled))
}
