import { createContext, type ReactNode, useContext } from 'react'
import styles from './sample-mark.module.css'

/** The text of the mark; empty where what is around bears it already. */
export const SampleLabel = createContext('')

/** The mark of an invented entry (`sample: true`), unless all around it is invented and marked once. */
export function SampleMark({ sample }: { sample: boolean | undefined }) {
  const label = useContext(SampleLabel)
  return sample && label && <span className={styles.mark}>{label}</span>
}

/** Entries that are all invented: what is around them bears the mark for them. */
export function Marked({ all, children }: { all: boolean | undefined; children: ReactNode }) {
  const label = useContext(SampleLabel)
  return <SampleLabel value={all ? '' : label}>{children}</SampleLabel>
}
