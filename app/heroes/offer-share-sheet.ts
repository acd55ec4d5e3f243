import { DATA } from '../data-attributes.ts'

/** Makes an article's buttons open the device's share sheet; closing the sheet is no error. */
export function offerShareSheet(): void {
  if (!('share' in navigator)) return
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[${DATA.send}]`)) {
    const { value: url, title } = button
    button.removeAttribute('title')
    button.hidden = false
    button.addEventListener('click', () => {
      navigator.share({ url, title }).catch(() => {})
    })
  }
}
