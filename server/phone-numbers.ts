import {
  type CountryCode,
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { tidyPhone } from '../contract/contact-details.ts'

/** The first phone number in a text, in E.164, by the country of the site; empty if there is none that exists. */
export function e164(text: string, language: string): string {
  const defaultCountry = (new Intl.Locale(language).region ?? 'IN') as CountryCode
  const [found] = findPhoneNumbersInText(tidyPhone(text), { defaultCountry })
  return found?.number.number ?? ''
}

/** Whether a number in E.164 can be a mobile phone's: no other has WhatsApp. */
export const isMobile = (number: string) =>
  parsePhoneNumberFromString(number)?.getType()?.endsWith('MOBILE') === true
