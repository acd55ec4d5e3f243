import type { ReactNode } from 'react'
import type { Link } from '../../model/fields/parts.ts'
import { ContactLink, useContactWays } from '../contact-ways.tsx'
import { useSiteData } from '../site-data.tsx'
import { ButtonLink, type ButtonVariant } from '../ui/button/button.tsx'
import styles from './contact-actions.module.css'

type ContactActionsProps = { link?: Link; variant?: ButtonVariant; children?: ReactNode }

/** What a hero asks for: the page's own button if it has one, and a call. The rest is in the header. */
export function ContactActions({ link, variant, children }: ContactActionsProps) {
  const { contact } = useSiteData()
  const { phone } = useContactWays()
  return (
    <div className="row line" data-pagefind-ignore="">
      {link && <ButtonLink {...link} variant={variant} />}
      {children}
      <ContactLink {...phone} label={contact.phone} size={18} className={`line ${styles.call}`} />
    </div>
  )
}
