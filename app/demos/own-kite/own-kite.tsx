import { useRef } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { OwnKiteLabels } from '../../../schemas/demos/own-kite.ts'
import { Action } from '../frame/actions.tsx'
import { choice, codec, phrase } from '../frame/codecs.ts'
import { Demo } from '../frame/demo.tsx'
import { saveFile } from '../frame/save-file.ts'
import { TextField } from '../frame/text-field.tsx'
import type { DemoProps } from '../frame/types.ts'
import { useDemo } from '../frame/use-demo.ts'
import { ColourChoice } from './colour-choice.tsx'
import { asMeasured, contrastRatio, legibility } from './contrast.ts'
import { DrawnChoice } from './drawn-choice.tsx'
import { Mark } from './mark.tsx'
import styles from './own-kite.module.css'
import { Places } from './places.tsx'

const NAME = 'own-kite'
const WHITE = '#ffffff'

const colour = (first: string) =>
  codec(first, (text) => (/^#[0-9a-f]{6}$/.test(text) ? text : undefined))

/** Cut your own kite: pattern, two colours and a name become a mark, shown where it will live. */
export function OwnKite(props: DemoProps<OwnKiteLabels>) {
  const { labels, language } = props
  const { pattern: patterns, colours, mark } = labels
  const demo = useDemo(NAME, props, {
    pattern: choice(patterns.choices.map(({ kind }) => kind)),
    paper: colour(labels.paper.hex),
    pieces: colour(labels.pieces.hex),
    name: phrase(mark.first, mark.longest),
  })
  const { paper, pieces, name } = demo.values
  const { text, onText } = demo.field('name')
  const file = useRef<SVGSVGElement>(null)
  const pattern = patterns.choices.find(({ kind }) => kind === demo.values.pattern)
  if (!pattern) return null

  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1 })
  const ratioOf = (one: string, other: string) =>
    fillIn(labels.contrast.ratio, {
      ratio: decimal.format(asMeasured(contrastRatio(one, other))),
    })
  const size = legibility(contrastRatio(paper, pieces))
  const nameOf = (hex: string) => {
    const known = colours.find((colour) => colour.hex === hex)
    return known ? `${known.label} ${hex}` : hex
  }
  const figures = {
    name,
    pattern: pattern.label,
    paper: nameOf(paper),
    pieces: nameOf(pieces),
    ratio: ratioOf(paper, pieces),
    verdict: labels.verdicts[size],
  }

  return (
    <Demo
      demo={demo}
      isWhite
      figures={figures}
      picture={
        <Places
          name={name}
          pattern={pattern.kind}
          paper={paper}
          pieces={pieces}
          labels={labels.places}
          file={file}
        />
      }
      fields={
        <>
          <DrawnChoice
            name={`${NAME}-pattern`}
            legend={patterns.label}
            options={patterns.choices.map(({ kind, label }) => ({
              value: kind,
              label,
              drawing: (
                <Mark
                  pattern={kind}
                  paper={paper}
                  pieces={pieces}
                  id={`${NAME}-pattern-${kind}`}
                  className={styles.pattern}
                />
              ),
            }))}
            value={pattern.kind}
            onValue={(kind) => demo.set({ pattern: kind })}
          />
          <ColourChoice
            name={`${NAME}-paper`}
            labels={labels.paper}
            colours={colours}
            value={paper}
            onValue={(hex) => demo.set({ paper: hex })}
          />
          <ColourChoice
            name={`${NAME}-pieces`}
            labels={labels.pieces}
            colours={colours}
            value={pieces}
            onValue={(hex) => demo.set({ pieces: hex })}
          />
          <TextField
            id={`${NAME}-lettering`}
            label={mark.label}
            hint={mark.hint}
            longest={mark.longest}
            text={text}
            onText={onText}
            error={text.trim() ? undefined : fillIn(mark.missing, { used: mark.first })}
          />
          <div className={styles.contrast}>
            <p className={styles.label}>{labels.contrast.label}</p>
            <p className={styles.verdict}>{figures.verdict}</p>
          </div>
        </>
      }
      results={[
        { key: 'between', label: labels.contrast.between, value: figures.ratio },
        { key: 'size', label: labels.contrast.size, value: labels.sizes[size] },
        { key: 'paper', label: labels.contrast.paper, value: ratioOf(paper, WHITE) },
        { key: 'pieces', label: labels.contrast.pieces, value: ratioOf(pieces, WHITE) },
      ]}
      actions={
        <>
          <Action
            onClick={() =>
              file.current && saveFile(`${name}.svg`, 'image/svg+xml', file.current.outerHTML)
            }
          >
            {labels.download}
          </Action>
          <Action onClick={() => demo.set({ paper: pieces, pieces: paper })}>{labels.swap}</Action>
        </>
      }
    />
  )
}
