import { MARK } from '../../marks.ts'

/** Lets the button of the logo banner stop the strip, and start it again. */
export function watchBannerButton(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${MARK.bannerButton}]`)
    if (!button) return
    const paused = button.parentElement?.toggleAttribute(MARK.paused) ?? false
    const [pause = '', play = ''] = JSON.parse(button.getAttribute(MARK.bannerButton) ?? '[]')
    button.setAttribute('aria-label', paused ? play : pause)
  })
}
