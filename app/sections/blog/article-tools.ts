import { DATA } from '../../data-attributes.ts'

/** Marks the current heading in the list: the last one above the upper third of the window. */
function followReader(contents: Element): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const headings = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  )
  const mark = () => {
    const passed = headings.filter(
      (heading) => heading && heading.getBoundingClientRect().top < innerHeight / 3,
    )
    const current = links[passed.length - 1]
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  let asked = false
  const markSoon = () => {
    if (asked) return
    asked = true
    requestAnimationFrame(() => {
      asked = false
      mark()
    })
  }
  addEventListener('scroll', markSoon, { passive: true })
  mark()
}

/** Makes the button open the device's share sheet; closing the sheet is no error. */
function offerSend(button: HTMLButtonElement): void {
  const { value: url, title } = button
  button.removeAttribute('title')
  button.hidden = false
  button.addEventListener('click', () => {
    navigator.share({ url, title }).catch(() => {})
  })
}

/** Enhances an article: marks the current heading, and enables the device's share sheet. */
export function watchArticle(): void {
  const contents = document.querySelector(`[${DATA.contents}]`)
  if (contents) followReader(contents)
  if (!('share' in navigator)) return
  document.querySelectorAll<HTMLButtonElement>(`[${DATA.send}]`).forEach(offerSend)
}
