import { Kite } from '../../ui/kite/kite.tsx'
import shared from '../frame/shared.module.css'
import styles from './kinds-of-post.module.css'
import type { Labels } from './schema.server.ts'

/** Which kite is which kind of post, and how many of them the plan has. */
export function KindsOfPost({ labels }: { labels: Labels }) {
  return (
    <div>
      <h3 className={`${shared.heading} ${styles.title}`}>{labels.calendar.legend}</h3>
      <ul className={styles.kinds}>
        {labels.kinds.map(({ kind, label, kite }) => (
          <li key={kind} className={styles.kind}>
            <Kite design={kite} />
            <strong>{labels.posts.filter((post) => post.kind === kind).length}</strong>
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
