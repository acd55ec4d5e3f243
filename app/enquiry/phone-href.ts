import { dialled } from '../../contract/contact-details.ts'

/** A phone number as a `tel:` address. */
export const phoneHref = (phone: string) => `tel:${dialled(phone)}`
