import { dialled } from '../contract/contact-details.ts'
import { fillIn } from '../contract/fill-in.ts'
import { addressWith } from '../contract/fit-address.ts'
import { usePageMetadata } from './seo/use-page-metadata.ts'
import { useSiteData } from './site-data.tsx'

/** The address of a WhatsApp chat with the agency (https://faq.whatsapp.com/5913398998672934), if it has a number. */
export function useWhatsApp(): string | undefined {
  const { brand, contact, labels } = useSiteData()
  const page = usePageMetadata()?.name ?? brand.name
  if (!contact.whatsapp) return undefined
  const text = fillIn(labels.whatsappGreeting, { page })
  return addressWith(`https://wa.me/${dialled(contact.whatsapp).slice(1)}?text=`, text)
}
