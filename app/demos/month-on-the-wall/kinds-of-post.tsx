import type { MonthOnTheWallLabels } from '../../../schemas/demos/month-on-the-wall.ts'
import { Kite } from '../../ui/kite/kite.tsx'
import styles from './kinds-of-post.module.css'

type KindsOfPostProps = { title: string } & Pick<MonthOnTheWallLabels, 'kinds' | 'posts'>

/** Which kite is which kind of post, and how many of them the plan has. */
export function KindsOfPost({ title, kinds, posts }: KindsOfPostProps) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.kinds}>
        {kinds.map(({ kind, label, kite }) => (
          <li key={kind} className={styles.kind}>
            <Kite design={kite} className={styles.kite} />
            <strong>{posts.filter((post) => post.kind === kind).length}</strong>
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
