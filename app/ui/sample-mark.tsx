import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { pageOnly } from '../data-attributes.ts'
import styles from './sample-mark.module.css'

/** What may be invented. */
export type Entries = readonly { sample?: boolean | undefined }[]

export const areAllSamples = (entries: Entries) => entries.every(({ sample }) => sample)

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

type MarkedBoxProps = ComponentProps<'div'> & { entries: Entries }

/** A box of entries, which bears the mark for them if all are invented. */
export function MarkedBox({ entries, children, ...box }: MarkedBoxProps) {
  const all = areAllSamples(entries)
  return (
    <div {...box} {...pageOnly(all)}>
      <SampleMark sample={all} />
      <Marked all={all}>{children}</Marked>
    </div>
  )
}
