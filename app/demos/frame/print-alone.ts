import { DATA } from '../../data-attributes.ts'

/** Prints one element by itself, without the rest of its page (`demo-section.module.css`). */
export function printAlone(element: Element | null): void {
  element?.setAttribute(DATA.printing, '')
  // Some browsers return from `print()` before they have printed.
  addEventListener('afterprint', () => element?.removeAttribute(DATA.printing), { once: true })
  print()
}
