/** Text areas and selects too, which lack some of an input's properties. */
type Field = HTMLInputElement

/** What a visitor fills in: hydration may add hidden fields. */
const fieldsIn = (island: Element) =>
  island.querySelectorAll<Field>('input:not([type=hidden]), select, textarea')

const keyOf = ({ type }: Field) => (/^(checkbox|radio)$/.test(type) ? 'checked' : 'value')

const initial = (field: Field) =>
  field[keyOf(field) === 'checked' ? 'defaultChecked' : 'defaultValue'] ??
  field.querySelector<HTMLOptionElement>('[selected]')?.value

/** The event by which React notices a change, if it is not `input`. An `Event` clicks nothing. */
const EVENTS: Record<string, string> = { checkbox: 'click', radio: 'click', 'select-one': 'change' }

/** Enters a value as a visitor would: React ignores an event whose value it has seen already. */
function enter(field: Field, value?: string | boolean): void {
  Reflect.set(field, keyOf(field), initial(field))
  Reflect.set(Object.getPrototypeOf(field), keyOf(field), value, field)
  field.dispatchEvent(new Event(EVENTS[field.type] ?? 'input', { bubbles: true }))
}

/**
 * Records what was entered in an island, and the focus: React keeps neither (react/react#33129 is not released yet).
 * @returns enters the values again, with an event each; `flush` runs each change so that the next one sees it
 */
export function recordFields(island: Element): (flush: (change: () => void) => void) => void {
  const recorded = Array.from(fieldsIn(island), (field) => {
    const value = field[keyOf(field)]
    const focused = field === document.activeElement && [field.selectionStart, field.selectionEnd]
    return { value, isChanged: value !== initial(field), focused }
  })
  return (flush) => {
    for (const [index, field] of fieldsIn(island).entries()) {
      const { value, isChanged, focused } = recorded[index] ?? {}
      // Of a group of radio buttons only the chosen one is clicked.
      if (isChanged && (value || field.type !== 'radio')) flush(() => enter(field, value))
      if (focused) field.focus({ preventScroll: true })
      if (focused && focused[0] != null) field.setSelectionRange(focused[0], focused[1] ?? null)
    }
  }
}
