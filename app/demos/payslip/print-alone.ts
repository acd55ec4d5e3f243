import styles from './print-alone.module.css'

/** Prints one element without the rest of the page. */
export function printAlone(element: HTMLElement | null) {
  if (!element) return
  const sheet = document.createElement('div')
  sheet.className = styles.sheet ?? ''
  sheet.append(element.cloneNode(true))
  document.body.append(sheet)
  // Some browsers return from `print()` before they have printed.
  addEventListener('afterprint', () => sheet.remove(), { once: true })
  print()
}
