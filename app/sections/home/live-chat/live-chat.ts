/** A chat on Home: that of another company, or Home's own panel. */
export type LiveChat = {
  /**
   * Loads what it needs; called once.
   * @returns when it can open
   * @throws Error when it cannot be loaded
   */
  load: () => Promise<unknown>
  /** Opens its window; called any number of times. */
  open: () => void
  /** Removes it when the visitor leaves Home. */
  remove: () => void
}

/**
 * Adds the script of another company.
 * @returns when it has run
 * @throws Event when it cannot be loaded
 */
export const runScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.onload = () => resolve()
    script.onerror = reject
    script.src = src
    document.head.append(script)
  })

/**
 * Removes the chat of another company. It goes with the document, unless the browser keeps the document
 * for the back button: then the page is reloaded, since these scripts leave frames, timers and globals
 * behind that only a new document is free of.
 */
export const removeWithPage = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
