import { createRoot } from 'react-dom/client'
import '../../app/styles/tokens.css'
import '../../app/styles/fonts.css'
import { ignoreComposedKeys } from '../../contract/ignore-composed-keys.ts'
import './editor.css'
import './form.css'
import './lists.css'
import './pickers.css'
import './preview.css'
import { Editor } from './editor.tsx'

// Otherwise the browser would leave the editor and open a file that is dropped in the wrong place.
for (const type of ['dragover', 'drop'] as const) {
  window.addEventListener(type, (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
}

// The wheel scrolls, and leaves the number that has the focus as it is.
window.addEventListener('wheel', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.matches('[type=number]:focus')) return
  target.blur()
  setTimeout(() => target.focus({ preventScroll: true }))
})

ignoreComposedKeys()

const root = document.getElementById('editor')
if (root) createRoot(root).render(<Editor />)
