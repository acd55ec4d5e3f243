import { DATA } from '../data-attributes.ts'

/** Makes the button of the logo banner stop and start the strip. */
export function watchBannerButton(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${DATA.bannerButton}]`)
    if (!button) return
    const paused = button.parentElement?.toggleAttribute(DATA.paused) ?? false
    const [pause = '', play = ''] = JSON.parse(button.getAttribute(DATA.bannerButton) ?? '[]')
    button.setAttribute('aria-label', paused ? play : pause)
  })
}
