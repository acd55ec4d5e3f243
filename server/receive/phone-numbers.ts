import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { tidyPhone } from '../../contract/contact-details.ts'

/**
 * The first phone number in a text, in E.164; empty if there is none that exists.
 * @param office the calling code of its country, for numbers without one
 */
export function e164(text: string, office: string | undefined): string {
  const options = office ? { defaultCallingCode: office } : {}
  const [found] = findPhoneNumbersInText(tidyPhone(text), options)
  return found?.number.number ?? ''
}

/** Whether a number in E.164 can be a mobile phone's: no other has WhatsApp. */
export const isMobile = (number: string) =>
  parsePhoneNumberFromString(number)?.getType()?.endsWith('MOBILE') === true
