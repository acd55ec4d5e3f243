/** A chat of another company. */
export type LiveChat = {
  /**
   * Loads what it needs; called once.
   * @returns when it can open
   * @throws Error when it cannot be loaded
   */
  load: () => Promise<unknown>
  /** Opens its window; called any number of times. */
  open: () => void
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
