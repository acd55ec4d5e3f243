import { createContext, type ReactNode, useContext } from 'react'
import { useSiteData } from '../site-data.tsx'
import styles from '../styles/sample-mark.module.css'

/** Whether what is around bears the mark already. */
const MarkedContext = createContext(false)

/** The mark of an invented entry (`sample: true`), unless all around it is invented and marked once. */
export function SampleMark({ sample }: { sample: boolean | undefined }) {
  const { labels } = useSiteData()
  const isMarked = useContext(MarkedContext)
  return sample && !isMarked && <span className={styles.mark}>{labels.invented}</span>
}

/** Entries that are all invented: what is around them bears the mark for them. */
export const Marked = ({ all, children }: { all: boolean | undefined; children: ReactNode }) => (
  <MarkedContext value={all ?? false}>{children}</MarkedContext>
)
