import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../frame/shared.module.css'
import { takeNext } from './call-flow.ts'
import styles from './call-list.module.css'
import type { CallInUse } from './use-call.ts'

/** Every call with its hour and outcome, the newest first. */
export function CallList({ call }: { call: CallInUse }) {
  const { demo, calls, counts, asTime, nameAt } = call
  const { list } = demo.labels
  return (
    <div className={styles.list}>
      <div className={`${shared.ends} ${styles.head}`}>
        <h3 className={shared.title}>{list.title}</h3>
        {counts.waiting > 0 && (
          <button
            type="button"
            className={`${shared.primary} ${styles.next}`}
            onClick={() => demo.set({ calls: takeNext(calls) })}
          >
            {list.next}
          </button>
        )}
      </div>
      {calls.length === 0 && <p>{list.none}</p>}
      <ol>
        {calls
          .map(({ time, key, kind }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: calls are only added at the end
            <li key={index} data-call={kind} className={`${shared.bullet} ${styles.call}`}>
              {fillIn(list[kind], { time: asTime(time), name: nameAt(key) })}
            </li>
          ))
          .toReversed()}
      </ol>
    </div>
  )
}
