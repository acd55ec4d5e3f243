type Field = HTMLInputElement | HTMLTextAreaElement

/** Fields of forms. Those of demos are left out: the restored results would not fit what was typed. */
const FIELDS = 'form :is(input:not([type=hidden]), textarea)'

/**
 * Copies the finished HTML of an element before a script takes it over.
 * @returns a function that restores the copy, with what has been typed into its forms by then
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
