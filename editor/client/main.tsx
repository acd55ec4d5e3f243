import { createRoot } from 'react-dom/client'
import '../../app/styles/tokens.critical.css'
import '../../app/styles/fonts.critical.css'
import './editor.css'
import './form.css'
import './lists.css'
import './pickers.css'
import './preview.css'
import { Editor } from './editor.tsx'

const root = document.getElementById('editor')
if (root) createRoot(root).render(<Editor />)
