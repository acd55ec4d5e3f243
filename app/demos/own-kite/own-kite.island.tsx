import { fillIn } from '../../../contract/fill-in.ts'
import { asMeasured, contrastRatio } from '../../../model/fields/colours/contrast.ts'
import field from '../../ui/form/field.module.css'
import { Field } from '../../ui/form/field.tsx'
import { choice, codec, typed } from '../frame/codecs.ts'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { useDemo } from '../frame/use-demo.ts'
import { DrawnChoice } from './drawn-choice.tsx'
import { Mark } from './mark.tsx'
import styles from './own-kite.module.css'
import { Places } from './places.tsx'
import type { Labels } from './schema.server.ts'

const colour = (first: string) =>
  codec(first, (text) => (/^#[0-9a-f]{6}$/.test(text) ? text : undefined))

/** Cut your own kite: pattern, two colours and a name become a mark, shown where it will live. */
export default demoIsland<Labels>('sky', function OwnKite(props) {
  const { labels } = props
  const { colours, mark: lettering, pattern: patterns } = labels
  const demo = useDemo(props, {
    pattern: choice(patterns.choices.map(({ kind }) => kind)),
    paper: colour(labels.paper.hex),
    pieces: colour(labels.pieces.hex),
    name: typed(lettering.first),
  })
  const { name: written, ...mark } = demo.values
  const name = written.trim().slice(0, lettering.longest) || lettering.first
  const { pattern, paper, pieces } = mark
  const ratio = contrastRatio(paper, pieces)
  // WCAG 2.2: text of any size from 4.5 (1.4.3), large text and graphics from 3 (1.4.3, 1.4.11).
  const size = ratio >= 4.5 ? 'any' : ratio >= 3 ? 'large' : 'none'
  const nameOf = (hex: string) =>
    `${colours.find((colour) => colour.hex === hex)?.label ?? ''} ${hex}`.trim()
  const figures = {
    name,
    pattern: patterns.choices.find(({ kind }) => kind === pattern)?.label ?? '',
    paper: nameOf(paper),
    pieces: nameOf(pieces),
    ratio: fillIn(labels.contrast.ratio, { ratio: demo.formats.decimal(3, 1)(asMeasured(ratio)) }),
    size: labels.sizes[size],
    verdict: labels.verdicts[size],
  }
  const colourOf = (of: 'paper' | 'pieces') => (
    <DrawnChoice
      name={`own-kite-${of}`}
      legend={labels[of].label}
      options={colours.map(({ label, hex }) => ({
        value: hex,
        label,
        drawing: (
          <span className={`${shared.diamond} ${styles.swatch}`} style={{ background: hex }} />
        ),
      }))}
      value={mark[of]}
      onValue={(hex) => demo.set({ [of]: hex })}
    >
      <input
        type="color"
        className={styles.colour}
        aria-label={labels[of].another}
        title={labels[of].another}
        value={mark[of]}
        onChange={({ target }) => demo.set({ [of]: target.value })}
      />
    </DrawnChoice>
  )
  return {
    demo,
    isWhite: true,
    figures,
    picture: <Places mark={mark} name={name} labels={labels.places} />,
    fields: (
      <>
        <DrawnChoice
          name="own-kite-pattern"
          legend={patterns.label}
          options={patterns.choices.map(({ kind, label }) => ({
            value: kind,
            label,
            drawing: <Mark {...mark} pattern={kind} width="3.9rem" />,
          }))}
          value={pattern}
          onValue={(pattern) => demo.set({ pattern })}
        />
        {colourOf('paper')}
        {colourOf('pieces')}
        <Field
          {...demo.field('name')}
          id="own-kite:lettering"
          label={lettering.label}
          hint={lettering.hint}
          error={
            written.trim()
              ? demo.tooLong(written, lettering.longest)
              : fillIn(lettering.missing, { used: lettering.first })
          }
        />
        <div className={`stack ${field.field}`}>
          <p className="bold">{labels.contrast.label}</p>
          <p>{figures.verdict}</p>
        </div>
      </>
    ),
  }
})
