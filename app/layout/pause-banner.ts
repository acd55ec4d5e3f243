import { DATA } from '../data-attributes.ts'

/** Lets the button of the logo banner stop the strip, and start it again. */
export function watchBannerButton(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${DATA.bannerButton}]`)
    if (!button) return
    const paused = button.parentElement?.toggleAttribute(DATA.paused) ?? false
    const [pause = '', play = ''] = JSON.parse(button.getAttribute(DATA.bannerButton) ?? '[]')
    button.setAttribute('aria-label', paused ? play : pause)
  })
}
