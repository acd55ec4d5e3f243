/**
 * Lets the on-screen keyboard make the window smaller instead of covering it, where the browser can
 * (`interactive-widget`), so that a sheet at the bottom stays above the keyboard. Not for the whole site:
 * sections as high as the window would change behind the keyboard.
 * @returns undoes it
 */
export function resizeWithKeyboard(): () => void {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]')
  if (!viewport) return () => {}
  const { content } = viewport
  viewport.content = `${content},interactive-widget=resizes-content`
  return () => {
    viewport.content = content
  }
}
