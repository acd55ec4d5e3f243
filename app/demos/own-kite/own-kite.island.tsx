import { fillIn } from '../../../contract/fill-in.ts'
import { contrastRatio } from '../../../schemas/colours/contrast.ts'
import { Field } from '../../ui/form/field.tsx'
import { Action } from '../frame/actions.tsx'
import { demoIsland } from '../frame/demo.tsx'
import field from '../frame/field.module.css'
import { saveFile } from '../frame/save-file.ts'
import shared from '../frame/shared.module.css'
import { ColourChoice } from './colour-choice.tsx'
import { DrawnChoice } from './drawn-choice.tsx'
import { LINE, Mark } from './mark.tsx'
import styles from './own-kite.module.css'
import { Places } from './places.tsx'
import type { Labels } from './schema.server.ts'
import { useMark } from './use-mark.ts'

const WHITE = '#ffffff'

/** Cut your own kite: pattern, two colours and a name become a mark, shown where it will live. */
export default demoIsland<Labels>('sky', function OwnKite(props) {
  const { labels } = props
  const { mark: lettering } = labels
  const mark = useMark(props)
  const { demo, file, ratioOf, nameOf } = mark
  const { name, ...cut } = demo.values
  const { pattern, paper, pieces } = cut
  const ratio = contrastRatio(paper, pieces)
  // WCAG 2.2: text of any size from 4.5 (1.4.3), large text and graphics from 3 (1.4.3, 1.4.11).
  const size = ratio >= 4.5 ? 'any' : ratio >= 3 ? 'large' : 'none'
  const figures = {
    name,
    pattern: labels.pattern.choices.find(({ kind }) => kind === pattern)?.label ?? '',
    paper: nameOf(paper),
    pieces: nameOf(pieces),
    ratio: ratioOf(paper, pieces),
    size: labels.sizes[size],
    verdict: labels.verdicts[size],
    paperOnWhite: ratioOf(paper, WHITE),
    piecesOnWhite: ratioOf(pieces, WHITE),
  }
  const save = () => {
    if (!file.current) return
    const line = getComputedStyle(file.current).getPropertyValue('--ink')
    saveFile(`${name}.svg`, 'image/svg+xml', file.current.outerHTML.replaceAll(LINE, line))
  }
  return {
    demo,
    isWhite: true,
    figures,
    preview: (
      <p className={styles.sign}>
        <Mark {...cut} id="own-kite-small" />
        <span
          className={`${shared.oneLine} ${styles.name}`}
          style={{ background: paper, color: pieces }}
        >
          {name}
        </span>
      </p>
    ),
    picture: <Places mark={mark} />,
    fields: (
      <>
        <DrawnChoice
          name="own-kite-pattern"
          legend={labels.pattern.label}
          options={labels.pattern.choices.map(({ kind, label }) => ({
            value: kind,
            label,
            drawing: <Mark {...cut} pattern={kind} id={`own-kite-${kind}`} width="3.9rem" />,
          }))}
          value={pattern}
          onValue={(pattern) => demo.set({ pattern })}
        />
        <ColourChoice mark={mark} of="paper" />
        <ColourChoice mark={mark} of="pieces" />
        <Field
          {...demo.field('name')}
          id="own-kite-lettering"
          label={lettering.label}
          hint={lettering.hint}
          maxLength={lettering.longest}
          error={
            demo.texts.name.trim()
              ? undefined
              : fillIn(lettering.missing, { used: lettering.first })
          }
        />
        <div className={field.field}>
          <p className={field.label}>{labels.contrast.label}</p>
          <p className={styles.verdict}>{figures.verdict}</p>
        </div>
      </>
    ),
    actions: (
      <>
        <Action onClick={save}>{labels.download}</Action>
        <Action onClick={() => demo.set({ paper: pieces, pieces: paper })}>{labels.swap}</Action>
      </>
    ),
  }
})
