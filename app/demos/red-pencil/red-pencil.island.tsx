import { fillIn } from '../../../contract/fill-in.ts'
import { Field } from '../../ui/form/field.tsx'
import { Cell } from '../frame/cell.tsx'
import { typed } from '../frame/codecs.ts'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { useDemo } from '../frame/use-demo.ts'
import { readParagraph, type Sentence } from './read-paragraph.ts'
import styles from './red-pencil.module.css'
import type { Labels } from './schema.server.ts'

/** As many remarks are read at once; the others on demand. */
const READ_AT_ONCE = 4

const remarksOn = (sentences: readonly Sentence[], { remark, fillers }: Labels) =>
  sentences.flatMap(({ long, words: count, stretches }, index) => {
    const number = index + 1
    const found = stretches.flatMap(({ kind, text }) => {
      if (!kind) return []
      const words = text.replace(/\s+/g, ' ')
      const { instead } = fillers.find((one) => one.words === words.toLowerCase()) ?? {}
      return instead
        ? fillIn(remark.shorter, { number, words, instead })
        : fillIn(remark[kind], { number, words })
    })
    return long ? [fillIn(remark.long, { number, count }), ...found] : found
  })

const Remarks = ({ remarks, isNone }: { remarks: string[]; isNone?: boolean }) => (
  <ul className={`stack ${shared.remarks}`}>
    {remarks.map((remark, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same remark may come twice
      <li key={index} className={shared.bullet} data-good={isNone}>
        {remark}
      </li>
    ))}
  </ul>
)

/** The red pencil: a paragraph with its long sentences, fillers and passive voice marked. */
export default demoIsland<Labels>('primary', function RedPencil(props) {
  const { labels, language } = props
  const { paragraph } = labels
  const demo = useDemo(props, { text: typed(paragraph.first) })
  const field = demo.field('text')
  const text = field.value.slice(0, paragraph.longest)
  const sentences = readParagraph(text, labels, language)
  const remarks = remarksOn(sentences, labels)

  const stretches = sentences.flatMap((sentence) => sentence.stretches)
  const { number } = demo.formats
  const total = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
  const countOf = (wanted: string) => number(stretches.filter(({ kind }) => kind === wanted).length)
  const figures = {
    words: number(total),
    sentences: number(sentences.length),
    long: number(sentences.filter(({ long }) => long).length),
    fillers: countOf('filler'),
    passive: countOf('passive'),
    paragraph: text,
  }

  return {
    demo,
    isWhite: true,
    figures,
    fieldsFirst: true,
    picture: (
      <div className={`stack ${shared.ruled} ${styles.picture}`}>
        <Cell caption={labels.sheet}>
          <p className={`step-1 ${styles.sheet}`}>
            {sentences.map(({ long, stretches }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences are told apart by their position
              <span key={index} className={long ? styles.long : undefined}>
                {stretches.map(({ kind, text }, place) =>
                  kind ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, the same way
                    <mark key={place} className={styles[kind]}>
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </span>
            ))}
          </p>
        </Cell>
        <Cell caption={labels.remarks}>
          <Remarks remarks={remarks.slice(0, READ_AT_ONCE)} />
          {remarks.length > READ_AT_ONCE && (
            <details>
              <summary className={`bold ${shared.summary}`}>
                {fillIn(labels.more, { count: number(remarks.length - READ_AT_ONCE) })}
              </summary>
              <Remarks remarks={remarks.slice(READ_AT_ONCE)} />
            </details>
          )}
          {remarks.length === 0 && total > 0 && <Remarks remarks={[labels.remark.none]} isNone />}
        </Cell>
      </div>
    ),
    fields: (
      <>
        <Field
          {...field}
          label={paragraph.label}
          hint={paragraph.hint}
          multiline
          rows={14}
          error={total > 0 ? demo.tooLong(field.value, paragraph.longest) : paragraph.missing}
        />
        <ul className={`row ${shared.legend}`}>
          {(['long', 'filler', 'passive'] as const).map((kind) => (
            <li key={kind} className={`line gap-1 ${styles[kind]}`}>
              {labels.marks[kind]}
            </li>
          ))}
        </ul>
      </>
    ),
  }
})
