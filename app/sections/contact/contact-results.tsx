import { useSyncExternalStore } from 'react'
import { FIELD } from '../../../contract/fields.ts'
import { fillIn } from '../../../contract/fill-in.ts'
import type { ContactFormLabels } from '../../../schemas/pages.ts'
import { detachResult, EMPTY, getEnquiry, watchEnquiry } from '../../enquiry/enquiry.ts'
import { resultsText } from '../../enquiry/results-text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './contact-form.module.css'

/** The attached results of demos: shown as they will be sent, and removable. */
export function ContactResults({
  labels,
}: {
  labels: Pick<ContactFormLabels, 'tried' | 'removeTried'>
}) {
  const { results } = useSyncExternalStore(watchEnquiry, getEnquiry, () => EMPTY)
  if (results.length === 0) return null
  return (
    <>
      <input type="hidden" name={FIELD.result} value={resultsText(results)} />
      {results.map(({ name, text }) => (
        <div key={name} className={styles.result}>
          <div className={styles.resultWords}>
            <p>
              <strong>{fillIn(labels.tried, { name })}</strong>
            </p>
            <p className={styles.resultText}>{text}</p>
          </div>
          <button
            type="button"
            aria-label={fillIn(labels.removeTried, { name })}
            onClick={() => detachResult(name)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </>
  )
}
