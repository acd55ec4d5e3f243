import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import { tidyPhone } from '../../contract/contact-details.ts'
import { FIELD, OWN_FIELD_LIMIT, ownFields, PROVIDER_FIELD } from '../../contract/fields.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import type { AppEnv } from '../app-env.ts'
import type { Details, NewEnquiry } from '../store/enquiries.ts'
import { enquiryFields, firstProblem, manyLines, problemIn } from './enquiry-schema.ts'
import { signsOfSpam } from './signs-of-spam.ts'

/** Fields that have their own column, or are not stored. */
const OWN = ['name', 'email', 'message', 'messageId', 'honeypot', 'selfTest'] as const
const NOT_DETAILS = new Set(
  OWN.map((key): string => FIELD[key]).concat(Object.values(PROVIDER_FIELD)),
)

/** Limits for fields that the contract does not name: their number, and the length of the name. */
const MOST_OTHERS = 20
const LONGEST_NAME = 60

export interface StoreOptions {
  site(): SiteSettings
  /** Resolves once the enquiry is on the disk, with the id under which it is stored. */
  store(enquiry: NewEnquiry): Promise<{ id: string } | undefined>
  /** An enquiry sent sooner than this after the page began to load looks like a bot's. */
  fastestPersonMs: number
  /** Whether this is the secret token that marks a self-test. */
  isSelfTest(mark: string): boolean
}

/** Refuses an invalid form with 422 and the first validation error; adds the phone number in E.164. */
export function checkEnquiry(site: () => SiteSettings): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const fields = enquiryFields(c.var.form)
    const own = ownFields(site().form).map(([name, field]) => problemIn(name, field, c.var.form))
    const { callingCode } = site()
    const message = [firstProblem(fields, callingCode), ...own].find(Boolean)
    if (message) throw new HTTPException(422, { message })
    const phone_e164 = e164(fields.phone, callingCode)
    c.set('fields', { ...fields, phone_e164 })
    return next()
  }
}

/** The first phone number in a text, in E.164; empty if there is none that exists. */
function e164(text: string, office?: string): string {
  const options = office ? { defaultCallingCode: office } : {}
  const [found] = findPhoneNumbersInText(tidyPhone(text), options)
  return found?.number.number ?? ''
}

/** Stores the enquiry before the request continues to its response. */
export function storeEnquiry(options: StoreOptions): MiddlewareHandler<AppEnv> {
  const { site, store, isSelfTest, fastestPersonMs } = options
  return async (c, next) => {
    const { form, fields } = c.var
    const enquiry: NewEnquiry = {
      id: fields.message_id || undefined,
      receivedAt: Date.now(),
      name: fields.name,
      email: fields.email,
      message: fields.message,
      details: details(form, fields, c.req.header('referer')),
      ...signsOfSpam(form, fastestPersonMs, site().serverText.spamWords),
      selfTest: isSelfTest(form[FIELD.selfTest] ?? ''),
    }
    try {
      const stored = await store(enquiry)
      if (stored) c.var.notes.enquiry = stored.id
    } catch (error) {
      c.var.notes.error = (error as Error).message
      const message = 'The message could not be stored. Please try again later'
      throw new HTTPException(503, { message })
    }
    return next()
  }
}

/** Reduces a field's name to plain characters: it becomes a label in the mail and a column title. */
const plainName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}\p{M} _.-]+/gu, '_')
    .slice(0, LONGEST_NAME)
    .trim() || '_'

/** The origin of the enquiry and all other fields, so that a field that the owner adds is not lost. */
function details(form: Record<string, string>, fields: Details, referer = ''): Details {
  const others = Object.entries(form)
    .filter(
      ([name, value]) => !NOT_DETAILS.has(name) && !Object.hasOwn(fields, name) && value.trim(),
    )
    .slice(0, MOST_OTHERS)
    .map(([name, value]) => [
      plainName(name),
      manyLines(value).slice(0, OWN_FIELD_LIMIT).toWellFormed(),
    ])
  const known = Object.entries(fields).filter(([name, value]) => !NOT_DETAILS.has(name) && value)
  // Before its script runs the form cannot name its page or subject, but the browser sends a referrer.
  const page = fields[FIELD.page] || referer.slice(0, 2000)
  const isFromAddress = !fields[FIELD.page] && URL.canParse(referer)
  const asked = isFromAddress && new URL(referer).searchParams.get('about')
  const about = fields[FIELD.subjectOfInterest] || (asked || '').slice(0, 200)
  const fromAddress = { [FIELD.page]: page, [FIELD.subjectOfInterest]: about }
  const there = Object.entries(fromAddress).filter(([, value]) => value)
  return Object.fromEntries([...others, ...known, ...there])
}
