import { useState } from 'react'
import { type Redirect, readRedirects } from '../../../model/read-redirects.ts'
import { Button } from '../button.tsx'
import { set, useStore } from '../store.ts'

type RedirectListProps = { known: Redirect[]; onTake: (taken: Redirect[]) => void }

/** A box that takes a whole list of redirects. The lines that are none stay in it. */
export function RedirectList({ known, onTake }: RedirectListProps) {
  const url = useStore(({ drafts }) => `${drafts['site.yaml']?.values.url}`)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string[]>([])
  const add = () => {
    const { taken, refused } = readRedirects(text, known, url)
    onTake([...known, ...taken])
    setText(refused.map(({ line }) => line).join('\n'))
    setWrong(refused.map(({ why }) => why))
    set({ notice: `Added: ${taken.length}. Not added: ${refused.length}.` })
  }
  return (
    <div className="field">
      <label>
        A whole list, as two columns of a spreadsheet or lines of _redirects
        <textarea value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {wrong.length > 0 && <p className="error">{wrong.join('\n')}</p>}
      <Button onClick={add}>Add the list</Button>
    </div>
  )
}
