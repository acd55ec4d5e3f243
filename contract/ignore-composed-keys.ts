/** Hides the keys of an input method from all handlers: Enter takes a word, Escape drops it, arrows choose another. */
export const ignoreComposedKeys = () =>
  addEventListener(
    'keydown',
    (event) => {
      // Safari sends the last key after the composition, with the code 229.
      if (event.isComposing || event.keyCode === 229) event.stopPropagation()
    },
    { capture: true },
  )
