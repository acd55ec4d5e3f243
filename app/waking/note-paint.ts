/**
 * Marks the document once it is loaded and painted, for styles that wait for it. It is written into the
 * page as its own source, so it uses nothing from outside.
 * @param mark name of the attribute
 */
export function notePaint(mark: string): void {
  const note = () => document.documentElement.setAttribute(mark, '')
  addEventListener('load', () =>
    new PerformanceObserver(note).observe({ type: 'paint', buffered: true }),
  )
}
