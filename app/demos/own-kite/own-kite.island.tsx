import { fillIn } from '../../../contract/fill-in.ts'
import { contrastRatio } from '../../../schemas/colours/contrast.ts'
import { Field } from '../../ui/form/field.tsx'
import { Action } from '../frame/actions.tsx'
import { demoIsland } from '../frame/demo-island.tsx'
import field from '../frame/field.module.css'
import { saveFile } from '../frame/save-file.ts'
import { ColourChoice } from './colour-choice.tsx'
import { legibility } from './legibility.ts'
import { LINE } from './mark.tsx'
import styles from './own-kite.module.css'
import { PatternChoice } from './pattern-choice.tsx'
import { Places } from './places.tsx'
import type { Labels } from './schema.server.ts'
import { SmallSign } from './small-sign.tsx'
import { useMark } from './use-mark.ts'

const WHITE = '#ffffff'

/** Cut your own kite: pattern, two colours and a name become a mark, shown where it will live. */
export default demoIsland<Labels>('sky', function OwnKite(props) {
  const { labels } = props
  const { mark: lettering } = labels
  const mark = useMark(props)
  const { demo, file, ratioOf, nameOf } = mark
  const { pattern, paper, pieces, name } = demo.values
  const size = legibility(contrastRatio(paper, pieces))
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
    preview: <SmallSign mark={mark} />,
    picture: <Places mark={mark} />,
    fields: (
      <>
        <PatternChoice mark={mark} />
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
