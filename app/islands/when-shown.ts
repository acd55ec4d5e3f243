/**
 * Runs a script when the page is shown: a prerendered page is no visit until then
 * (https://developer.chrome.com/docs/web-platform/prerender-pages).
 */
export function whenShown(script: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', script, { once: true })
  else script()
}
