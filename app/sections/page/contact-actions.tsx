import type { ReactNode } from 'react'
import { phoneHref } from '../../layout/phone-href.ts'
import { useWhatsApp } from '../../layout/use-whatsapp.ts'
import { useSiteData } from '../../site-data.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './contact-actions.critical.module.css'

/** The ways to ask: the page's own button if it has one, a call, and WhatsApp where it is configured. */
export function ContactActions({ children }: { children?: ReactNode }) {
  const { contact, labels } = useSiteData()
  const whatsapp = useWhatsApp()
  return (
    <div className={styles.actions} data-pagefind-ignore="">
      {children}
      <a href={phoneHref(contact.phone)} className={styles.way}>
        <Icon name="phone" size={18} />
        {contact.phone}
      </a>
      {whatsapp && (
        <ExternalLink href={whatsapp} newTab={labels.newTab} className={styles.way}>
          <Icon name="chat" size={18} />
          {labels.whatsapp}
        </ExternalLink>
      )}
    </div>
  )
}
