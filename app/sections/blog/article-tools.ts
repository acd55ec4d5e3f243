import { DATA } from '../../data-attributes.ts'

/** Marks in the list of headings the one whose text is read: the last that has passed the upper third. */
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

/** Lets the address be copied; the button says that it was, or that the browser refuses it. */
function offerCopy(button: HTMLButtonElement): void {
  const label = button.textContent
  button.hidden = false
  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', async () => {
    const outcome = await navigator.clipboard.writeText(button.value).then(
      () => DATA.copied,
      () => DATA.copyFailed,
    )
    button.textContent = button.getAttribute(outcome)
    setTimeout(() => {
      button.textContent = label
    }, 4000)
  })
}

/** Opens the device's own way to share; whoever closes it has shared nothing. */
function offerSend(button: HTMLButtonElement): void {
  const { value: url, title } = button
  button.removeAttribute('title')
  button.hidden = false
  button.addEventListener('click', () => {
    navigator.share({ url, title }).catch(() => {})
  })
}

/** What scripts add to an article: the list of headings follows the reader, and its address can be passed on. */
export function watchArticle(): void {
  const contents = document.querySelector(`[${DATA.contents}]`)
  if (contents) followReader(contents)
  const copy = document.querySelector<HTMLButtonElement>(`[${DATA.copied}]`)
  if (copy && 'clipboard' in navigator) offerCopy(copy)
  const send = document.querySelector<HTMLButtonElement>(`[${DATA.send}]`)
  if (send && 'share' in navigator) offerSend(send)
}
