/** A phone number as a `tel:` address: digits and the leading plus, nothing else. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
