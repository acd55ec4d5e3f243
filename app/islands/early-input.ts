type TextInput = HTMLInputElement | HTMLTextAreaElement
type Field = HTMLSelectElement | TextInput

/** What a visitor used before its island was hydrated: a changed field, or a pressed button or link. */
export type Control = Field | HTMLButtonElement | HTMLAnchorElement

/** An island that is used before it is hydrated (`hydrate-on-use.ts`). */
export type UsedEarly = Element & {
  /** Each change and each press, in order. */
  early?: Control[]
}

/** Selects an option again. */
function selectAgain(select: HTMLSelectElement) {
  const { value, options } = select
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
  if (first?.selected) return undefined
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Ticks or unticks again. Of a group of radio buttons, only the chosen one is clicked. */
function tickAgain(field: HTMLInputElement) {
  const { checked, defaultChecked, type } = field
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined
  return () => {
    field.checked = !checked
    field.click()
  }
}

/** Types, slides or picks a colour again. */
function typeAgain(field: TextInput) {
  // React writes a textarea's initial text when it hydrates it, which moves the cursor to the end.
  const { value, defaultValue, selectionStart, selectionEnd } = field
  if (value === defaultValue) return undefined
  return () => {
    // React ignores an event if the field still holds the value that React saw last. It sees assignments
    // to the element itself, but not what the prototype's setter writes.
    field.value = defaultValue
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function again(control: Control) {
  if (control instanceof HTMLButtonElement || control instanceof HTMLAnchorElement)
    return () => control.click()
  // Forms read their fields themselves.
  if (control.form) return undefined
  if (control instanceof HTMLSelectElement) return selectAgain(control)
  return /^(?:checkbox|radio)$/.test(control.type)
    ? tickAgain(control as HTMLInputElement)
    : typeAgain(control)
}

/**
 * Finds what a visitor changed and pressed in an island before it is hydrated. React keeps its initial
 * values and fires no event: react/react#33129 replays changes of fields, but is not released yet.
 * @returns functions that repeat each change and press in order, so that the components receive the events
 */
export function earlyInputIn(island: UsedEarly): (() => void)[] {
  const used = island.early ?? []
  delete island.early
  // Repeat a field once, with its present value, at the position of its last change.
  const last = used.filter(
    (control, index) => control.matches('a, button') || used.lastIndexOf(control) === index,
  )
  // Fields that the browser restored come first: they fired no event.
  const fields = [...island.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) => !used.includes(field),
  )
  return [...fields, ...last].flatMap((control) => {
    const repeat = again(control)
    return repeat ? () => control.isConnected && repeat() : []
  })
}
