/**
 * Scrolls to the demo that the address names together with its state (`#flight-planner?detail=2`): the
 * browser finds no such anchor. Does nothing once the visitor has scrolled.
 */
export function goToDemo(): void {
  const [, id = ''] = /^#([\w-]+)\?/.exec(location.hash) ?? []
  if (scrollY === 0) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
}
