import type { FromPreview, ToPreview } from '../protocol.ts'
import { PREVIEW_READY } from './preview-ready.ts'

/** How many elements are reported, from the clicked one outwards: it may be only a bold word of a field. */
const LEVELS = 5

/**
 * Reports to the editor that frames this page which page it is, and which text is clicked. While texts
 * are picked, a click does nothing else.
 * @param editor the editor's origin
 */
export function reportClicks(editor: string): void {
  if (window.parent === window) return
  const tell = (message: FromPreview) => window.parent.postMessage(message, editor)
  let picks = true
  window.addEventListener('message', ({ origin, data }: MessageEvent<ToPreview>) => {
    if (origin === editor) picks = data.picks
  })
  document.addEventListener(
    'click',
    (event) => {
      if (!picks || !(event.target instanceof Element)) return
      event.preventDefault()
      event.stopPropagation()
      const texts: string[] = []
      for (
        let element: Element | null = event.target;
        element && texts.length < LEVELS;
        element = element.parentElement
      ) {
        texts.push(element.textContent?.trim() ?? '')
      }
      tell({ page: location.pathname, texts })
    },
    { capture: true },
  )
  tell({ page: location.pathname })
  requestIdleCallback(() => import.meta.hot?.send(PREVIEW_READY))
}
