import { FIELD } from '../../contract/constants.ts'
import { fillIn } from '../../contract/fill-in.ts'
import type { ContactFormLabels } from '../pages/contact/schema.ts'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './contact-form.module.css'
import { detachResult } from './enquiry.ts'
import { type Result, resultsText } from './stored-enquiry.ts'

/** The X of what would be sent along. */
export const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="square lights" aria-label={label} onClick={onClick}>
    <Icon name="close" size={18} />
  </button>
)

type ContactResultsProps = {
  results: readonly Result[]
  labels: Pick<ContactFormLabels, 'tried' | 'removeTried'>
}

/** The attached results of demos, the latest first: folded, shown as they will be sent, and removable. */
export function ContactResults({ results, labels }: ContactResultsProps) {
  if (results.length === 0) return null
  return (
    <>
      <input type="hidden" name={FIELD.result} value={resultsText(results)} />
      {results.toReversed().map(({ name, text }) => (
        <div key={name} className={`framed gap-2 ${styles.result}`} data-background="white">
          <details>
            <summary className={`line gap-1 bold ends ${styles.resultName}`}>
              {fillIn(labels.tried, { name })} <Icon name="chevronDown" size={18} />
            </summary>
            <p className={`small ${styles.resultText}`}>{text}</p>
          </details>
          <RemoveButton
            label={fillIn(labels.removeTried, { name })}
            onClick={() => detachResult(name)}
          />
        </div>
      ))}
    </>
  )
}
