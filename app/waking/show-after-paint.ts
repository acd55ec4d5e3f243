/**
 * Puts into the page what waits for its first paint, once the page is loaded and painted; at once in a
 * page that is prerendered, which nobody sees yet. It is written into the page as its own source, so it
 * uses nothing from outside.
 * @param mark the attribute of the templates that wait
 */
export function showAfterPaint(mark: string): void {
  const show = () => {
    for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[${mark}]`))
      template.replaceWith(template.content)
  }
  if ((document as Document & { prerendering?: boolean }).prerendering) show()
  else
    addEventListener('load', () =>
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        show()
      }).observe({ type: 'paint', buffered: true }),
    )
}
