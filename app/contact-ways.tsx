import { dialled } from '../contract/contact-details.ts'
import { fillIn } from '../contract/fill-in.ts'
import { addressWith } from '../contract/fit-address.ts'
import { usePageMetadata } from './seo/use-page-metadata.ts'
import { useSiteData } from './site-data.tsx'
import { ExternalLink } from './ui/external-link.tsx'
import { Icon, type IconName } from './ui/icon/icon.tsx'

/** A way to reach the agency; without an address there is none. */
export type ContactWay = { icon: IconName; label: string; href?: string | undefined }

/** The ways to reach the agency without a form; for WhatsApp see https://faq.whatsapp.com/5913398998672934. */
export function useContactWays() {
  const { brand, contact, labels } = useSiteData()
  const page = usePageMetadata()?.name ?? brand.name
  const greeting = fillIn(labels.whatsappGreeting, { page })
  const chat = contact.whatsapp && `https://wa.me/${dialled(contact.whatsapp).slice(1)}?text=`
  return {
    phone: { icon: 'phone', label: labels.call, href: `tel:${dialled(contact.phone)}` },
    whatsapp: { icon: 'chat', label: labels.whatsapp, href: chat && addressWith(chat, greeting) },
    email: { icon: 'mail', label: labels.email, href: `mailto:${contact.email}` },
  } satisfies Record<string, ContactWay>
}

type ContactLinkProps = ContactWay & { size: number; className: string }

/** The link of a way to reach the agency, with its icon. */
export function ContactLink({ icon, label, href, size, className }: ContactLinkProps) {
  if (!href) return null
  const Link = href.startsWith('https:') ? ExternalLink : 'a'
  return (
    <Link href={href} className={className}>
      <Icon name={icon} size={size} />
      {label}
    </Link>
  )
}
