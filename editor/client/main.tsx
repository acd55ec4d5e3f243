import { createRoot } from 'react-dom/client'
import '../../app/styles/tokens.css'
import '../../app/styles/fonts.css'
import '../../app/styles/base.css'
import { ignoreComposedKeys } from '../../contract/ignore-composed-keys.ts'
import './editor.css'
import './form.css'
import './lists.css'
import './pickers.css'
import './tools/tools.css'
import './preview.css'
import { onSaveKey } from '../on-save-key.ts'
import { Editor } from './editor.tsx'
import { save, start } from './store.ts'

// The wheel scrolls, and leaves the number that has the focus as it is.
window.addEventListener('wheel', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.matches('[type=number]:focus')) return
  target.blur()
  setTimeout(() => target.focus({ preventScroll: true }))
})

onSaveKey(save)
ignoreComposedKeys()
start()

const root = document.getElementById('editor')
if (root) createRoot(root).render(<Editor />)
