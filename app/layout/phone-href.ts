/** A phone number as a `tel:` address: its digits and the leading plus. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
