/**
 * Stands behind each stylesheet that a page links below its hero, as an inline script: the link is the
 * content of the `noscript` before it. Somebody who comes from elsewhere sees the hero first, and the
 * link waits for `linkWaitingStyles`. Everybody else has the file already, or is to be shown a place
 * further down, and the link is written here: browsers show nothing below until its styles are there.
 * It is written into the page as its own source, so it uses nothing from outside.
 * @param unstyled the attribute of `<html>` that hides what stands below until its styles are there
 */
export function linkStyles(unstyled: string): void {
  const root = document.documentElement
  const place = document.currentScript?.previousElementSibling
  const hero = place?.previousElementSibling
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (
    // The first of the page's stylesheets decides. Another look at the hero would lay out the page again.
    !root.hasAttribute(unstyled) &&
    !document.querySelector('body link') &&
    visit?.type === 'navigate' &&
    // A page in the background has the time, and paints nothing.
    !document.hidden &&
    // Its name is the whole address, with `#:~:text=` too.
    !visit.name.includes('#') &&
    !document.referrer.startsWith(location.origin) &&
    // Of what stands below, little is in the window.
    hero &&
    hero.getBoundingClientRect().bottom > innerHeight * 0.8
  )
    root.setAttribute(unstyled, '')
  if (!root.hasAttribute(unstyled)) document.write(place?.textContent ?? '')
}

/**
 * Links the stylesheets that wait, and shows what they style once all are there, or have failed. It is
 * written into the page as its own source, so it uses nothing from outside.
 * @param unstyled the attribute of `<html>` that hides what stands below until its styles are there
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
