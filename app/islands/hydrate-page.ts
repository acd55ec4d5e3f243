import { DATA } from '../data-attributes.ts'
import { watchIslands } from './watch-islands.ts'

/** Inserts the content of deferred templates, and marks its pictures until they can be shown. */
function insertDeferred(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(
    `template[${DATA.deferred}]`,
  )) {
    for (const picture of template.content.querySelectorAll('img')) {
      picture.setAttribute(DATA.loading, '')
      picture.addEventListener('load', () => picture.removeAttribute(DATA.loading))
    }
    template.replaceWith(template.content)
  }
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
  insertDeferred()
  goToDescribed()
  watchIslands()
  document.documentElement.setAttribute(DATA.hydrated, '')
}
