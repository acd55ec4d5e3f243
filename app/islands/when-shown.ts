/**
 * Runs a script when the page is shown. A prerendered page is no visit until then, and has no animation
 * frames (https://developer.chrome.com/docs/web-platform/prerender-pages). It is inlined into the page as
 * source text, so it uses no outer variables.
 */
export function whenShown(script: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    requestAnimationFrame(() => setTimeout(script))
  else script()
}
