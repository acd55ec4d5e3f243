import type { ReactNode } from 'react'
import type { Accent, KiteDesign } from '../../../schemas/kite.ts'
import type { TitledText } from '../../../schemas/parts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { KiteOnThread } from '../../ui/kite/kite-on-thread.tsx'
import styles from './call-to-action.module.css'
import { ContactPerson, type ContactPersonProps } from './contact-person.tsx'

type CallToActionProps = TitledText & {
  label: string
  href: string
  background: Accent | 'sky'
  kite: KiteDesign
  /** The contact person. */
  person?: ContactPersonProps | undefined
  /** Further links, below the text. */
  children?: ReactNode
}

/** The end of a page: what to do next, with a kite whose thread leads to the button. */
export function CallToAction({
  title,
  text,
  label,
  href,
  background,
  kite,
  person,
  children,
}: CallToActionProps) {
  return (
    <section className={styles.call} data-background={background}>
      <div className={styles.flight}>
        <KiteOnThread design={kite} way="left" />
      </div>
      <div className={styles.content}>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        {children}
        {person && <ContactPerson {...person} />}
        <ButtonLink
          href={href}
          variant={background === 'marigold' || background === 'sky' ? 'solid' : 'marigold'}
        >
          {label}
        </ButtonLink>
      </div>
    </section>
  )
}
