type Field = HTMLInputElement | HTMLTextAreaElement

/** What visitors type into forms; not the fields of demos, whose results would no longer fit. */
const FIELDS = 'form :is(input:not([type=hidden]), textarea)'

/**
 * Copies the finished HTML of an element before a script takes it over.
 * @returns puts the copy in its place, with what is typed in its forms by then
 */
export function keepFinishedHtml(element: Element): () => void {
  const copy = element.cloneNode(true) as Element
  const typed = element.querySelectorAll<Field>(FIELDS)
  const copied = copy.querySelectorAll<Field>(FIELDS)
  return () => {
    for (const [index, field] of copied.entries()) field.value = typed[index]?.value ?? ''
    element.replaceChildren(...copy.childNodes)
  }
}
