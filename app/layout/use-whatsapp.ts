import { dialled } from '../../contract/contact-details.ts'
import { fillIn } from '../../contract/fill-in.ts'
import { addressWith } from '../../contract/fit-address.ts'
import { usePageMetadata } from '../seo/use-page-metadata.ts'
import { useSiteData } from '../site-data.tsx'

/**
 * The address that opens a WhatsApp chat with the agency, with a first sentence that names the page
 * (https://faq.whatsapp.com/5913398998672934).
 * @returns undefined if the owner has given no number
 */
export function useWhatsApp(): string | undefined {
  const { brand, contact, labels } = useSiteData()
  const page = usePageMetadata()?.name ?? brand.name
  if (!contact.whatsapp) return undefined
  const text = fillIn(labels.whatsappGreeting, { page })
  return addressWith(`https://wa.me/${dialled(contact.whatsapp).slice(1)}?text=`, text)
}
