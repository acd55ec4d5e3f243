import { DATA } from '../data-attributes.ts'

/**
 * Inserts the content of a deferred template at the first use of the page, and marks its pictures until they
 * can be shown.
 */
export function insertDeferred(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[${DATA.deferred}]`)
  const insert = () => {
    for (const picture of template?.content.querySelectorAll('img') ?? []) {
      picture.setAttribute(DATA.loading, '')
      picture.addEventListener('load', () => picture.removeAttribute(DATA.loading))
    }
    template?.replaceWith(template.content)
  }
  for (const use of ['pointermove', 'pointerdown', 'focusin'])
    addEventListener(use, insert, { once: true })
}
