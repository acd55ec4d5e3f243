/** Waits, but never longer than this, in milliseconds: windows that nobody sees have no frames. */
export const atMost = (time: number, event: Promise<unknown>) =>
  Promise.race([event, new Promise((resolve) => setTimeout(resolve, time))])

/** Waits until what was just changed is on the screen, a fifth of a second at most. */
export const nextPaint = () =>
  atMost(200, new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
