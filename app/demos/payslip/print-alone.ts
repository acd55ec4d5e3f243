import styles from './print-alone.module.css'

/** Prints a part of the page by itself: the rest is not on the paper. */
export function printAlone(element: HTMLElement | null) {
  if (!element) return
  const sheet = document.createElement('div')
  sheet.className = styles.sheet ?? ''
  sheet.append(element.cloneNode(true))
  document.body.append(sheet)
  // Where printing does not hold the page, it has to stay until that is done.
  addEventListener('afterprint', () => sheet.remove(), { once: true })
  print()
}
