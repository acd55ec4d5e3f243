type TextInput = HTMLInputElement | HTMLTextAreaElement

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

/** Selects an option once more. */
function selectAgain(select: HTMLSelectElement) {
  const { value, options } = select
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
  if (first?.selected) return undefined
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Ticks or unticks once more. Of a group of radio buttons, the chosen one stands for the others. */
function tickAgain(field: HTMLInputElement) {
  const { checked, defaultChecked, type } = field
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined
  return () => {
    field.checked = !checked
    field.click()
  }
}

/** Types, slides or picks a colour once more. */
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
 * What a visitor has changed in native fields before React hydrates them. React keeps its own first
 * values and tells nobody: react/react#33129 replays these changes, and is in no release yet.
 * @param root what holds the fields; nothing on the server
 * @returns for each changed field, what changes it once more, so that its component hears of it
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
