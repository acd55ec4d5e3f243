import type { MiddlewareHandler } from 'hono'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { SiteSettings } from '../../contract/site-settings.ts'
import type { AppEnv } from '../app-env.ts'
import { enquirySchema, firstProblem } from '../enquiry-schema.ts'
import { HttpError } from '../http-error.ts'

/** Refuses an invalid form with 422 and the first validation error; adds the phone number in E.164. */
export function checkEnquiry(site: () => SiteSettings): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const result = enquirySchema.safeParse(c.var.form)
    if (!result.success) throw new HttpError(422, firstProblem(result.error))
    const phone_e164 = e164(result.data.phone, site().language)
    c.set('fields', { ...result.data, phone_e164 })
    return next()
  }
}

type Country = Parameters<typeof parsePhoneNumberFromString>[1]

/** A phone number in E.164, for the country of the site where it names none; empty if it cannot be one. */
function e164(text: string, language: string): string {
  const country = (new Intl.Locale(language).region ?? 'IN') as Country
  const number = parsePhoneNumberFromString(text, country)
  return number?.isPossible() ? number.number : ''
}
