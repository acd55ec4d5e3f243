type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (island: Element) => [...island.querySelectorAll<Field>('input, select, textarea')]

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

const initial = (field: Field) => {
  if (isTicked(field)) return field.defaultChecked
  if (!('options' in field)) return field.defaultValue
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value
}

/** Enters a value as a visitor would: React ignores an event whose value it has seen already. */
function enter(field: Field, value: boolean | string): void {
  if (isTicked(field)) {
    // Of a group of radio buttons only the chosen one is clicked.
    if (!value && field.type === 'radio') return
    field.checked = !value
    field.click()
    return
  }
  field.value = String(initial(field))
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('options' in field ? 'change' : 'input', { bubbles: true }))
}

/**
 * Records what a visitor has entered in an island, and where the focus is. React keeps neither when it
 * hydrates: react/react#33129 replays changes of fields, but is not released yet. The record is data, since
 * React replaces the nodes if somebody else has changed the page.
 * @returns enters the values again, with an event each, and restores the focus; `flush` runs each change so
 *   that the next one sees it (React's `flushSync`)
 */
export function recordFields(island: Element): (flush: (change: () => void) => void) => void {
  const recorded = fieldsIn(island).map((field) => {
    const value = isTicked(field) ? field.checked : field.value
    const range = 'selectionStart' in field && ([field.selectionStart, field.selectionEnd] as const)
    const isFocused = field === document.activeElement
    return { value, isChanged: value !== initial(field), isFocused, range }
  })
  return (flush) => {
    for (const [index, field] of fieldsIn(island).entries()) {
      const { value = '', isChanged, isFocused, range } = recorded[index] ?? {}
      if (isChanged) flush(() => enter(field, value))
      if (isFocused && field !== document.activeElement) field.focus({ preventScroll: true })
      if (isFocused && range && range[0] !== null && 'setSelectionRange' in field)
        field.setSelectionRange(...range)
    }
  }
}
