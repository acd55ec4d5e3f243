import { MARK } from '../../marks.ts'

/** Prints one piece by itself, without the rest of its page (`try-it-here.module.css`). */
export function printPiece(piece: string): void {
  const section = document.getElementById(piece)
  section?.setAttribute(MARK.printing, '')
  addEventListener('afterprint', () => section?.removeAttribute(MARK.printing), { once: true })
  print()
}
