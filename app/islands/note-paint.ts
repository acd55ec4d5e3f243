/**
 * Marks the document once it is loaded and painted, for styles that wait for that, and links the
 * stylesheets that wait. It is inlined into the page as source text, so it uses no outer variables.
 * @param mark name of the attribute
 * @param linkWaitingStyles links them (`../styles/link-styles.ts`)
 */
export function notePaint(
  mark: string,
  linkWaitingStyles: (unstyled: string, place: string) => void,
  unstyled: string,
  place: string,
): void {
  const note = () => {
    document.documentElement.setAttribute(mark, '')
    linkWaitingStyles(unstyled, place)
  }
  // The first words are on the screen then; the picture, which is loaded, follows within 100 ms.
  const notePaints = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) setTimeout(note, 100)
  })
  addEventListener('load', () => {
    notePaints.observe({ type: 'paint', buffered: true })
    // For browsers that report no paint.
    setTimeout(note, 3000)
  })
}
