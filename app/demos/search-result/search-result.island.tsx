import { fillIn } from '../../../contract/fill-in.ts'
import { Field } from '../../ui/form/field.tsx'
import { Cell } from '../frame/cell.tsx'
import { demoIsland } from '../frame/demo.tsx'
import shared from '../frame/shared.module.css'
import { ResultCard } from './result-card.tsx'
import type { Labels } from './schema.server.ts'
import styles from './search-result.module.css'
import { useResult } from './use-result.ts'
import { WidthRuler } from './width-ruler.tsx'

/** The fields, each with its number of lines if it has several. */
const FIELDS = [['query'], ['title', 3], ['description', 6], ['address']] as const

/** A title and a description as a search result, cut by measured width on two screens, with advice. */
export default demoIsland<Labels>('leaf', function SearchResult(props) {
  const { labels } = props
  const { fields, places } = labels
  const result = useResult(props)
  const { demo, title, description, advice, address } = result
  return {
    demo,
    isWhite: true,
    figures: {
      ...demo.values,
      titleWidth: title.desktop.used,
      descriptionWidth: description.desktop.used,
      phoneTitleWidth: title.phone.used,
      phoneDescriptionWidth: description.phone.used,
      advice: advice.map(({ text }) => text).join('\n'),
    },
    fieldsFirst: true,
    preview: (['title', 'description'] as const).map((part) => (
      <p key={part} className={styles.small}>
        <span className={shared.oneLine}>{result[part].phone.shown}</span>
        <strong>{result[part].desktop.used}</strong>
      </p>
    )),
    picture: (
      <div className={`${shared.ruled} ${styles.picture}`}>
        <Cell caption={places.measured}>
          <WidthRuler label={fields.title.label} text={title} />
          <WidthRuler label={fields.description.label} text={description} />
        </Cell>
        <Cell caption={places.desktop}>
          <ResultCard device="desktop" result={result} />
        </Cell>
        <Cell caption={places.phone}>
          <ResultCard device="phone" result={result} />
        </Cell>
        <Cell caption={places.advice}>
          <ul className={styles.list}>
            {advice.map(({ key, good, text }) => (
              <li
                key={key}
                className={`${shared.bullet} ${styles.remark}`}
                data-good={good || undefined}
              >
                {text}
              </li>
            ))}
          </ul>
        </Cell>
      </div>
    ),
    fields: FIELDS.map(([field, rows]) => {
      const isWrong = field === 'address' && !result.isAddress
      const props = {
        ...demo.field(field),
        label: fields[field].label,
        hint: fields[field].hint,
        maxLength: fields[field].longest,
        error: isWrong ? fillIn(fields.address.error, { used: address }) : undefined,
      }
      return rows ? (
        <Field key={field} {...props} multiline rows={rows} />
      ) : (
        <Field key={field} {...props} />
      )
    }),
  }
})
