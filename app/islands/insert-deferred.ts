import { DATA } from '../data-attributes.ts'

function insert(template: HTMLTemplateElement): void {
  for (const picture of template.content.querySelectorAll('img')) {
    picture.setAttribute(DATA.loading, '')
    picture.addEventListener('load', () => picture.removeAttribute(DATA.loading))
  }
  template.replaceWith(template.content)
}

/**
 * Inserts the content of deferred templates at the first use of the page, and marks its pictures until they
 * can be shown.
 */
export function insertDeferred(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[${DATA.deferred}]`)
  if (!template) return
  const use = new AbortController()
  for (const type of ['pointermove', 'pointerdown', 'focusin'])
    addEventListener(
      type,
      () => {
        use.abort()
        insert(template)
      },
      { signal: use.signal },
    )
}
