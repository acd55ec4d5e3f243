import type { Path } from '../../model/content-issue.ts'

export const ID_PREFIX = 'field'

export const idOf = (path: Path) => [ID_PREFIX, ...path].join('.')

export const focusHeading = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

const PATIENCE_MS = 2000

const FIELD = 'input, textarea, select, [contenteditable]'
const CONTROL = `${FIELD}, button`

/** Finds the field, or the closest one around it that has a control of its own. */
const findField = (path: Path): HTMLElement | null =>
  document.getElementById(idOf(path)) ?? (path.length > 1 ? findField(path.slice(0, -1)) : null)

/** Puts the caret before the paragraph that a page shows as this text: with placeholders, its beginning or end is the same. */
function goToParagraph(field: HTMLElement, text: string): void {
  const paragraphs = [...field.querySelectorAll('p, h2, h3, h4')]
  const isLike = ({ textContent }: Element) =>
    textContent.startsWith(text.slice(0, 20)) || textContent.endsWith(text.slice(-20))
  const found = paragraphs.find((one) => one.textContent === text) ?? paragraphs.find(isLike)
  if (!found) return
  getSelection()?.collapse(found, 0)
  found.scrollIntoView({ block: 'center' })
}

/** Opens what is folded around a field, scrolls to it once it is rendered, and focuses it, at the paragraph of `text`. */
export function focusField(path: Path, isFocused = true, text = ''): void {
  const until = performance.now() + PATIENCE_MS
  const attempt = () => {
    const field = findField(path)
    for (let around: Element | null = field; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true
    const isThere = field?.id === idOf(path) && field.matches(`:has(${CONTROL}), ${CONTROL}`)
    if (!isThere && performance.now() < until) {
      requestAnimationFrame(attempt)
      return
    }
    if (!field) return
    const inside =
      field.querySelector<HTMLElement>(FIELD) ??
      field.querySelector<HTMLElement>(`${CONTROL}, summary`)
    const control = field.matches(CONTROL) ? field : inside
    field.scrollIntoView({ block: field.matches('details') ? 'start' : 'center' })
    if (!isFocused) return
    control?.focus({ preventScroll: true })
    if (text && control?.isContentEditable) goToParagraph(control, text)
  }
  requestAnimationFrame(attempt)
}
