/** Calls back for Ctrl+S or ⌘S. Where the key has no Latin letter, as in Gujarati, its position decides. */
export const onSaveKey = (save: () => void) =>
  window.addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, altKey } = event
    const isS = /^[a-z]$/i.test(key) ? /s/i.test(key) : code === 'KeyS'
    if (!isS || altKey || !(ctrlKey || metaKey)) return
    event.preventDefault()
    save()
  })
