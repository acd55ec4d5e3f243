import type { TeamMember } from '../../../schemas/people.ts'
import { pageOnly } from '../../data-attributes.ts'
import { useSiteData } from '../../site-data.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import styles from './contact-person.module.css'

export type ContactPersonProps = Pick<TeamMember, 'name' | 'role' | 'kite' | 'sample'>

/** The name and role of the contact person, beside a call to action. */
export function ContactPerson({ name, role, kite, sample }: ContactPersonProps) {
  const { labels } = useSiteData()
  return (
    <p className={styles.person} {...pageOnly(sample)}>
      <Kite design={kite} tail={false} className={styles.kite} />
      <span>
        <span className={styles.label}>
          {labels.yourContact} <SampleMark sample={sample} />
        </span>
        <strong>{name}</strong>
        <span>{role}</span>
      </span>
    </p>
  )
}
