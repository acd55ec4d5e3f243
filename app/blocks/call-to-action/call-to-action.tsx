import type { TeamMember } from '../../../model/files/person.ts'
import { pageOnly } from '../../data-attributes.ts'
import { useSiteData } from '../../site-data.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Kite } from '../../ui/kite/kite.tsx'
import { KiteOnThread } from '../../ui/kite/kite-on-thread.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import styles from './call-to-action.module.css'

type ContactPersonProps = Pick<TeamMember, 'name' | 'role' | 'kite' | 'sample'>

/** The name and role of the contact person, beside a call to action. */
function ContactPerson({ name, role, kite, sample }: ContactPersonProps) {
  const { labels } = useSiteData()
  return (
    <p className={`line ${styles.person}`} {...pageOnly(sample)}>
      <Kite design={kite} tail={false} className={styles.kite} />
      <span>
        <span className="small">
          {labels.yourContact} <SampleMark sample={sample} />
        </span>
        <strong>{name}</strong>
        <span>{role}</span>
      </span>
    </p>
  )
}

/** The end of a page: what to do next, with a kite whose thread leads to the button. */
export function CallToAction(props: BlockProps<'call-to-action'>) {
  const { brand } = useSiteData()
  const { title, text, link, background, kite = brand.kite, person, links = [] } = props
  return (
    <section className={styles.call} data-background={background}>
      <div className={styles.flight}>
        <KiteOnThread design={kite} way="left" />
      </div>
      <div className={styles.content}>
        <h2>{title}</h2>
        {text && <p className={`step-1 ${styles.text}`}>{text}</p>}
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        {person && <ContactPerson {...person} />}
        <ButtonLink
          href={link.href}
          variant={background === 'highlight' || background === 'sky' ? 'solid' : 'highlight'}
        >
          {link.label}
        </ButtonLink>
      </div>
    </section>
  )
}
