import type { CSSProperties } from 'react'
import type { TeamMember } from '../../../model/files/person.ts'
import type { Entry } from '../../../model/kinds.ts'
import { pageOnly } from '../../data-attributes.ts'
import { faceOf } from '../../enquiry/request.ts'
import { useSiteData } from '../../site-data.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './call-to-action.module.css'

type ContactPersonProps = Entry<Pick<TeamMember, 'name' | 'role' | 'kite' | 'sample'>>

/** The name and role of the contact person, beside a call to action. */
function ContactPerson({ slug, name, role, kite, sample }: ContactPersonProps) {
  const { labels } = useSiteData()
  const style = { '--face': faceOf(slug).id } as CSSProperties
  return (
    <p className={`line gap-3 ${styles.person}`} {...pageOnly(sample)}>
      <Kite design={kite} tail={false} className={styles.face} style={style} />
      <span className="stack">
        <span className="small">
          {labels.yourContact} <SampleMark sample={sample} />
        </span>
        <strong>{name}</strong>
        <span>{role}</span>
      </span>
    </p>
  )
}

/** The end of a page: what to do next, with a kite whose thread is tied to the button. */
export function CallToAction(props: BlockProps<'call-to-action'>) {
  const { brand } = useSiteData()
  const { title, text, link, background, kite = brand.kite, person, links = [] } = props
  return (
    <section className={`cropped ${styles.call}`} data-background={background}>
      <div className={`fitted gap-4 ${styles.content}`}>
        <h2>{title}</h2>
        {text && <p className="step-1 measure">{text}</p>}
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        {person && <ContactPerson {...person} />}
        <div className={`line full ${styles.tied}`}>
          <ButtonLink
            {...link}
            variant={background === 'highlight' || background === 'sky' ? 'solid' : 'highlight'}
          />
          <Kite design={kite} className={styles.kite} />
        </div>
      </div>
    </section>
  )
}
