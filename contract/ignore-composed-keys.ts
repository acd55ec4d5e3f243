/**
 * Hides keys from all handlers of a page while an input method composes a word: Enter takes the word, Escape
 * drops it, arrows choose another. Safari sends the last of them after it, with the code 229.
 */
export const ignoreComposedKeys = () =>
  addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopPropagation()
    },
    { capture: true },
  )
