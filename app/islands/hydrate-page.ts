import { DATA } from '../data-attributes.ts'
import { watchIslands } from './watch-islands.ts'

/** Puts into the page what waits in a template until someone is there: the hero's second picture. */
function showWhatWaits(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(
    `template[${DATA.deferred}]`,
  ))
    template.replaceWith(template.content)
}

/**
 * Brings into the window what an address describes (`#flight-planner?detail=2`): the browser finds no
 * such anchor by itself. Where the visitor is somewhere else by now, they stay there.
 */
function goToDescribed(): void {
  const [, id = ''] = /^#([\w-]+)\?/.exec(location.hash) ?? []
  if (scrollY === 0) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
}

/**
 * Hydrates the page: its layout, and those of its islands that are near the window.
 * @param watchLayout lets the menus and the banner answer
 */
export function hydratePage(watchLayout: () => void): void {
  watchLayout()
  showWhatWaits()
  goToDescribed()
  watchIslands()
  document.documentElement.setAttribute(DATA.hydrated, '')
}
