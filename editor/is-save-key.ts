/** Whether Ctrl+S or ⌘S is pressed. Where the key has no Latin letter, as in Gujarati, its position decides. */
export const isSaveKey = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && (/^[a-z]$/i.test(key) ? /s/i.test(key) : code === 'KeyS')
