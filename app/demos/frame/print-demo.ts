import { MARK } from '../../marks.ts'

/** Prints one demo by itself, without the rest of its page (`try-it-here.module.css`). */
export function printDemo(demo: string): void {
  const section = document.getElementById(demo)
  section?.setAttribute(MARK.printing, '')
  addEventListener('afterprint', () => section?.removeAttribute(MARK.printing), { once: true })
  print()
}
