import type { ReactNode } from 'react'
import { findSubject } from '../../contract/subject.ts'
import type { Link } from '../../model/fields/parts.ts'
import { useCurrentPath } from '../current-path.ts'
import { phoneHref } from '../enquiry/phone-href.ts'
import { requestPath } from '../enquiry/request.ts'
import { useSiteData } from '../site-data.tsx'
import { ButtonLink, type ButtonVariant } from '../ui/button/button.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { useWhatsApp } from '../use-whatsapp.ts'
import styles from './contact-actions.module.css'

type ContactActionsProps = {
  link?: Link
  variant?: ButtonVariant
  children?: ReactNode
}

/** The ways to ask: the page's own button if it has one, a callback about its subject, a call, WhatsApp. */
export function ContactActions({ link, variant, children }: ContactActionsProps) {
  const { callback, contact, form, labels } = useSiteData()
  const subject = findSubject(form.subjects, useCurrentPath())?.key
  const whatsapp = useWhatsApp()
  return (
    <div className={`row line ${styles.actions}`} data-pagefind-ignore="">
      {link && (
        <ButtonLink href={link.href} variant={variant}>
          {link.label}
        </ButtonLink>
      )}
      {children}
      {subject && !callback.form && (
        <a
          href={requestPath('callback', subject)}
          className={`line ${styles.way} ${styles.callback}`}
        >
          {callback.label}
        </a>
      )}
      <span className={`row line ${styles.direct}`}>
        <a href={phoneHref(contact.phone)} className={`line ${styles.way}`}>
          <Icon name="phone" size={18} />
          {contact.phone}
        </a>
        {whatsapp && (
          <ExternalLink href={whatsapp} className={`line ${styles.way}`}>
            <Icon name="chat" size={18} />
            {labels.whatsapp}
          </ExternalLink>
        )}
      </span>
    </div>
  )
}
