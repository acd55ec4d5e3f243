/** On the banner's button: what it says, and what it says once the strip stands. */
export const BANNER_BUTTON = 'data-banner-button'

/** Lets the button of the logo banner stop the strip, and start it again. */
export function watchBannerButton(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${BANNER_BUTTON}]`)
    if (!button) return
    const paused = button.parentElement?.toggleAttribute('data-paused') ?? false
    const [pause = '', play = ''] = JSON.parse(button.getAttribute(BANNER_BUTTON) ?? '[]')
    button.setAttribute('aria-label', paused ? play : pause)
  })
}
