/** A chat on Home: that of another company, or our own panel. */
export type LiveChat = {
  /**
   * Loads what it needs; called once.
   * @returns when it can open
   * @throws Error when it cannot be loaded
   */
  load: () => Promise<unknown>
  /** Opens its window, again and again. */
  open: () => void
  /** Takes it away, as the visitor leaves Home. */
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
 * Removes the chat of another company. It goes with the document, except where the browser keeps that for
 * the back button: then it is loaded again, since these scripts leave frames, timers and globals behind
 * that only a new document is free of.
 */
export const removeWithPage = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
