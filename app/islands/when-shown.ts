/**
 * Runs a script when the page is shown: one that is prerendered is nobody's visit until then, has no
 * frames (https://developer.chrome.com/docs/web-platform/prerender-pages), and is drawn first. It is
 * written into the page as its own source, so it uses nothing from outside.
 */
export function whenShown(script: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    requestAnimationFrame(() => setTimeout(script))
  else script()
}
