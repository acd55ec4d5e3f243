import { fillIn } from '../../../../contract/fill-in.ts'
import type { RedPencilWords } from '../../../../schemas/demonstrations/red-pencil.ts'
import { Action, Actions } from '../actions.tsx'
import { Instrument } from '../instrument.tsx'
import type { PieceProps } from '../piece-props.ts'
import { resultItems } from '../result-items.ts'
import { Results } from '../results.tsx'
import { Said } from '../said.tsx'
import { TextField } from '../text-field.tsx'
import { useStand } from '../use-stand.ts'
import { MarkedSheet, MarkLegend } from './marked-sheet.tsx'
import { readParagraph, type Sentence, withoutFillers } from './read-paragraph.ts'
import styles from './red-pencil.module.css'

const PIECE = 'red-pencil'

/** What the pencil has to say, sentence by sentence. */
const remarksOn = (sentences: readonly Sentence[], { remark }: RedPencilWords) =>
  sentences.flatMap(({ long, words, finds }, index) => {
    const number = index + 1
    const found = finds.map(({ kind, words, instead = '' }) =>
      fillIn(remark[instead ? 'shorter' : kind], { number, words, instead }),
    )
    return long ? [fillIn(remark.long, { number, count: words }), ...found] : found
  })

/** The red pencil: a paragraph with its long sentences, fillers and passive voice marked. */
export function RedPencil({ words, common, language }: PieceProps<RedPencilWords>) {
  const { paragraph, results } = words
  const course = useStand(PIECE, { text: paragraph.first })
  const text = course.stand.text.slice(0, paragraph.longest)
  const sentences = readParagraph(text, words, language)
  const remarks = remarksOn(sentences, words)

  const finds = sentences.flatMap((sentence) => sentence.finds)
  const number = new Intl.NumberFormat(language)
  const total = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  const countOf = (wanted: string) =>
    number.format(finds.filter(({ kind }) => kind === wanted).length)
  const figures = {
    words: number.format(total),
    sentences: number.format(sentences.length),
    long: number.format(sentences.filter(({ long }) => long).length),
    fillers: countOf('filler'),
    passive: countOf('passive'),
    paragraph: text,
  }

  return (
    <>
      <div data-ground="white">
        <Instrument
          picture={
            <div className={styles.picture}>
              <div className={styles.cell}>
                <p className={styles.caption}>{words.sheet}</p>
                <MarkedSheet sentences={sentences} count={words.count} />
              </div>
              <div className={styles.cell}>
                <p className={styles.caption}>{words.remarks}</p>
                <ul className={styles.remarks}>
                  {remarks.map((remark, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same remark may come twice
                    <li key={index}>{remark}</li>
                  ))}
                  {remarks.length === 0 && total > 0 && (
                    <li className={styles.none}>{words.remark.none}</li>
                  )}
                </ul>
              </div>
            </div>
          }
          fields={
            <>
              <TextField
                id={`${PIECE}-paragraph`}
                label={paragraph.label}
                hint={paragraph.hint}
                longest={paragraph.longest}
                rows={14}
                text={course.stand.text}
                onText={(changed) => course.change({ text: changed })}
                fault={total > 0 ? undefined : paragraph.missing}
              />
              <MarkLegend marks={words.marks} />
            </>
          }
          results={
            <Results
              piece={PIECE}
              items={resultItems(['words', 'long', 'fillers', 'passive'], results, figures)}
            />
          }
        />
      </div>
      <Said text={fillIn(words.said, figures)} />
      <Actions name={words.name} text={fillIn(words.sent, figures)} course={course} common={common}>
        <Action
          disabled={figures.fillers === '0'}
          onClick={() => course.change({ text: withoutFillers(text, words.fillers) })}
        >
          {words.strike}
        </Action>
      </Actions>
    </>
  )
}
