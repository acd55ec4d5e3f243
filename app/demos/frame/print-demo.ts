import { DATA } from '../../data-attributes.ts'

/** Prints one demo by itself, without the rest of its page (`demo-section.module.css`). */
export function printDemo(demo: string): void {
  const section = document.getElementById(demo)
  section?.setAttribute(DATA.printing, '')
  addEventListener('afterprint', () => section?.removeAttribute(DATA.printing), { once: true })
  print()
}
