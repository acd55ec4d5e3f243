import { useState } from 'react'
import type { ContactFormLabels } from '../pages/contact/schema.ts'
import { Button } from '../ui/button/button.tsx'

type CopyTextProps = { labels: ContactFormLabels['failure']['copy']; text: string }

/** Copies a text, or shows it where the browser does not let a page copy. */
export function CopyText({ labels, text }: CopyTextProps) {
  const [state, setState] = useState<'done' | 'byHand'>()
  const copy = () =>
    // Over plain http there is no clipboard.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => setState('done'),
        () => setState('byHand'),
      )
  return (
    <>
      <p>{labels.text}</p>
      <p>
        <Button variant="outline" onClick={copy}>
          {labels.label}
        </Button>{' '}
        {state && labels[state]}
      </p>
      {state === 'byHand' && (
        <textarea
          readOnly
          rows={4}
          aria-label={labels.label}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
