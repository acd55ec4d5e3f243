import { useRef } from 'react'
import { fillIn } from '../../../../contract/fill-in.ts'
import type { OwnKiteWords } from '../../../../schemas/demonstrations/own-kite.ts'
import { Action, Actions } from '../actions.tsx'
import { Instrument } from '../instrument.tsx'
import type { PieceProps } from '../piece-props.ts'
import { Results } from '../results.tsx'
import { Said } from '../said.tsx'
import { saveFile } from '../save-file.ts'
import { TextField } from '../text-field.tsx'
import { useStand } from '../use-stand.ts'
import { ColourChoice } from './colour-choice.tsx'
import { asMeasured, contrastRatio, legibility } from './contrast.ts'
import { DrawnChoice } from './drawn-choice.tsx'
import { Mark } from './mark.tsx'
import styles from './own-kite.module.css'
import { Places } from './places.tsx'

const PIECE = 'own-kite'
const WHITE = '#ffffff'

/** A colour that an address brought, or the first one. */
const colourOf = (hex: string, first: string) => (/^#[0-9a-f]{6}$/.test(hex) ? hex : first)

/** Cut your own kite: pattern, two colours and a name become a mark, shown where it will live. */
export function OwnKite({ words, common, language }: PieceProps<OwnKiteWords>) {
  const { pattern: patterns, colours, mark } = words
  const [firstPattern] = patterns.choices
  const course = useStand(PIECE, {
    pattern: firstPattern?.kind ?? '',
    paper: words.paper.hex,
    pieces: words.pieces.hex,
    name: mark.first,
  })
  const { stand, change } = course
  const file = useRef<SVGSVGElement>(null)

  const pattern = patterns.choices.find(({ kind }) => kind === stand.pattern) ?? firstPattern
  if (!pattern) return null
  const paper = colourOf(stand.paper, words.paper.hex)
  const pieces = colourOf(stand.pieces, words.pieces.hex)
  const name = stand.name.trim().slice(0, mark.longest) || mark.first

  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1 })
  const ratioOf = (one: string, other: string) =>
    fillIn(words.contrast.ratio, {
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
    verdict: words.verdicts[size],
  }

  return (
    <>
      <div data-ground="white">
        <Instrument
          picture={
            <Places
              name={name}
              pattern={pattern.kind}
              paper={paper}
              pieces={pieces}
              words={words.places}
              file={file}
            />
          }
          fields={
            <>
              <DrawnChoice
                name={`${PIECE}-pattern`}
                legend={patterns.label}
                options={patterns.choices.map(({ kind, label }) => ({
                  value: kind,
                  label,
                  drawing: (
                    <Mark
                      pattern={kind}
                      paper={paper}
                      pieces={pieces}
                      id={`${PIECE}-pattern-${kind}`}
                      className={styles.pattern}
                    />
                  ),
                }))}
                value={pattern.kind}
                onValue={(kind) => change({ pattern: kind })}
              />
              <ColourChoice
                name={`${PIECE}-paper`}
                words={words.paper}
                colours={colours}
                value={paper}
                onValue={(hex) => change({ paper: hex })}
              />
              <ColourChoice
                name={`${PIECE}-pieces`}
                words={words.pieces}
                colours={colours}
                value={pieces}
                onValue={(hex) => change({ pieces: hex })}
              />
              <TextField
                id={`${PIECE}-lettering`}
                label={mark.label}
                hint={mark.hint}
                longest={mark.longest}
                text={stand.name}
                onText={(text) => change({ name: text })}
                fault={stand.name.trim() ? undefined : fillIn(mark.missing, { used: mark.first })}
              />
              <div className={styles.contrast}>
                <p className={styles.label}>{words.contrast.label}</p>
                <p className={styles.verdict}>{figures.verdict}</p>
              </div>
            </>
          }
          results={
            <Results
              piece={PIECE}
              items={[
                { key: 'between', label: words.contrast.between, value: figures.ratio },
                { key: 'size', label: words.contrast.size, value: words.sizes[size] },
                { key: 'paper', label: words.contrast.paper, value: ratioOf(paper, WHITE) },
                { key: 'pieces', label: words.contrast.pieces, value: ratioOf(pieces, WHITE) },
              ]}
            />
          }
        />
      </div>
      <Said text={fillIn(words.said, figures)} />
      <Actions name={words.name} text={fillIn(words.sent, figures)} course={course} common={common}>
        <Action
          onClick={() =>
            file.current && saveFile(`${name}.svg`, 'image/svg+xml', file.current.outerHTML)
          }
        >
          {words.download}
        </Action>
        <Action onClick={() => change({ paper: pieces, pieces: paper })}>{words.swap}</Action>
      </Actions>
    </>
  )
}
