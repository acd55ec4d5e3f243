import { useState } from 'react'
import type { Choices } from '../../protocol.ts'
import type { Publishing } from '../../server/publish/publish.ts'
import { Button } from '../button.tsx'
import { Section } from '../tools/section.tsx'

type MergeProps = Pick<Publishing, 'conflicts'> & {
  theirs: string[]
  isBusy: boolean
  onMerge: (choices: Choices) => void
}

const WHOSE = { mine: 'Keep mine', theirs: 'Take theirs' } as const

/** What others have published meanwhile, and a button that merges it: where both changed the same, the owner chooses. */
export function Merge({ theirs, conflicts = [], isBusy, onMerge }: MergeProps) {
  const [choices, setChoices] = useState<Choices>({})
  return (
    <Section className="conflict" title="Somebody else has published meanwhile">
      <ul>
        {theirs.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {conflicts.map(({ file, label, fields }) => (
        <div key={file} className="of-file">
          <h3>{label}</h3>
          <ul>
            {fields.map(({ where, mine, theirs }) => (
              <li key={where}>
                <strong>{where}</strong>
                <p>
                  Yours: <q>{mine}</q>
                </p>
                <p>
                  Theirs: <q>{theirs}</q>
                </p>
              </li>
            ))}
          </ul>
          <fieldset aria-label={`Whose stays in ${label}`}>
            {Object.entries(WHOSE).map(([choice, name]) => (
              <label key={choice} className="check">
                <input
                  type="radio"
                  name={file}
                  onChange={() => setChoices({ ...choices, [file]: choice as keyof typeof WHOSE })}
                />
                {name}
              </label>
            ))}
          </fieldset>
        </div>
      ))}
      <Button
        className="save"
        disabled={isBusy || conflicts.some(({ file }) => !choices[file])}
        onClick={() => onMerge(choices)}
      >
        Merge both
      </Button>
      <p className="help">
        Your changes and theirs are merged on this computer. Nothing is lost, and nothing goes
        online by it.
      </p>
    </Section>
  )
}
