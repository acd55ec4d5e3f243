type TextInput = HTMLInputElement | HTMLTextAreaElement

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

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
  const { value, defaultValue } = field
  if (value === defaultValue) return undefined
  return () => {
    const { selectionStart, selectionEnd } = field
    // React ignores an event after which the field holds what React saw last. It sees what is assigned
    // to the element itself, and not what the prototype's setter writes.
    field.value = defaultValue
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Finds what a visitor changed in native fields before React hydrated them. React keeps its initial
 * values and fires no event: react/react#33129 replays these changes, but is not released yet.
 * @param root what holds the fields; nothing on the server
 * @returns for each changed field, a function that repeats the change, so that its component is told
 */
export function earlyInputIn(root: Element | null): (() => void)[] {
  const fields =
    root?.querySelectorAll<HTMLSelectElement | TextInput>('input, select, textarea') ?? []
  return [...fields].flatMap((field) => {
    const again =
      field instanceof HTMLSelectElement
        ? selectAgain(field)
        : isTicked(field)
          ? tickAgain(field)
          : typeAgain(field)
    return again ? () => field.isConnected && again() : []
  })
}
