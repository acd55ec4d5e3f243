import { useState } from 'react'
import type { Choices, Publishing } from '../../protocol.ts'
import { Button } from '../button.tsx'

type BringTogetherProps = Pick<Publishing, 'conflicts'> & {
  /** What others have published meanwhile. */
  theirs: string[]
  isBusy: boolean
  onMerge: (choices: Choices) => void
}

/** What others have published meanwhile, and a button that merges it: where both changed the same, the owner chooses. */
export function BringTogether({ theirs, conflicts = [], isBusy, onMerge }: BringTogetherProps) {
  const [choices, setChoices] = useState<Choices>({})
  return (
    <section className="conflict" aria-labelledby="meanwhile">
      <h2 id="meanwhile">Somebody else has published meanwhile</h2>
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
                <br />
                Yours: <q>{mine}</q>
                <br />
                Theirs: <q>{theirs}</q>
              </li>
            ))}
          </ul>
          <fieldset aria-label={`Whose stays in ${label}`}>
            {(['mine', 'theirs'] as const).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={file}
                  onChange={() => setChoices({ ...choices, [file]: choice })}
                />{' '}
                {choice === 'mine' ? 'Keep mine' : 'Take theirs'}
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
        Bring both together
      </Button>
      <p className="help">
        Your changes and theirs are merged on this computer. Nothing is lost, and nothing goes
        online by it.
      </p>
    </section>
  )
}
