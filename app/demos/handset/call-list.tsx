import { fillIn } from '../../../contract/fill-in.ts'
import shared from '../frame/shared.module.css'
import styles from './call-list.module.css'
import type { CallInUse } from './use-call.ts'

/** Every call with its hour and outcome, the newest first. */
export function CallList({ call }: { call: CallInUse }) {
  const { demo, calls, asTime, nameAt } = call
  const { list } = demo.labels
  return (
    <div className={styles.list}>
      <h3 className={shared.title}>{list.title}</h3>
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
