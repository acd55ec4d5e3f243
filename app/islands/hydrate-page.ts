import { DATA } from '../data-attributes.ts'
import { watchIslands } from './watch-islands.ts'

/** Inserts the content of deferred templates, for example the hero's second picture. */
function showWhatWaits(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(
    `template[${DATA.deferred}]`,
  ))
    template.replaceWith(template.content)
}

/**
 * Scrolls to the demo that the address names together with its state (`#flight-planner?detail=2`): the
 * browser finds no such anchor. Does nothing once the visitor has scrolled.
 */
function goToDescribed(): void {
  const [, id = ''] = /^#([\w-]+)\?/.exec(location.hash) ?? []
  if (scrollY === 0) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
}

/**
 * Hydrates the page: its layout, and those of its islands that are near the window.
 * @param watchLayout attaches the listeners of menus and banner
 */
export function hydratePage(watchLayout: () => void): void {
  watchLayout()
  showWhatWaits()
  goToDescribed()
  watchIslands()
  document.documentElement.setAttribute(DATA.hydrated, '')
}
