import { contentTexts } from '../../model/content-folder.ts'
import { LANGUAGES_FOLDER, languagesIn } from '../../model/languages/translate.ts'
import { type Finding, finding, type Text } from './read-texts.ts'

/** Values in the samples: addresses under `.example` (RFC 2606), and a phone number of zeros. */
const RESERVED =
  /(?:https?:\/\/|[\w.+-]+@)?(?:[\w-]+\.)+example\b(?!\.\w)[\w/-]*|\+\d[\d ]*0{4,5} ?0{4,5}\b/g

/** An address at example.com as a whole field or the target of a link: in a sentence it shows the format. */
const EXAMPLE =
  /^(?:https?:\/\/|mailto:)?(?:[\w.+-]+@)?(?:[\w-]+\.)*example\.(?:com|net|org)\b[\w/?=&#-]*$/

/** What somebody writes for an account that does not exist yet: `…`, `YOUR_SERVICE_ID`, `xxxx`. */
const UNSET =
  /^(?:\W*|.*\byour[ _-].*|x+|todo|tbd|changeme|(?:service|template|public)[ _-]?(?:id|key))$/i

/** Every address or number that reaches nobody. */
export const findReserved = (texts: Text[]): Finding[] =>
  texts.flatMap((text) => {
    const { value } = text
    const targets = [value, ...Array.from(value.matchAll(/\]\(([^)\s]+)/g), ([, to = '']) => to)]
    const found = [
      ...(value.match(RESERVED) ?? []),
      ...targets.filter((target) => EXAMPLE.test(target)),
    ]
    return Array.from(new Set(found), (what) => finding('reserved', text, what))
  })

/** The fields of the mail provider that are still empty or a placeholder. */
const findUnconfigured = (texts: Text[]): Finding[] =>
  texts
    .filter(
      ({ file, field, value }) =>
        `${file} ${field}`.startsWith('site.yaml mail.') && UNSET.test(value),
    )
    .map((text) => finding('provider', text, text.value || '(empty)'))

/** Figures of `content/claims.yaml` that were checked more than a year ago, or stand nowhere any more. */
export function findFigures(texts: Text[]): Finding[] {
  const lastYear = new Date()
  lastYear.setFullYear(lastYear.getFullYear() - 1)
  return texts
    .filter(({ file, field }) => file === 'claims.yaml' && field.endsWith('.figure'))
    .flatMap((figure) => {
      const { file, value: what, entry } = figure
      const { checked, source } = entry
      const places = texts.filter((text) => text.file !== file && text.value.includes(what))
      if (places.length === 0) return finding('figure', figure, what, 'no page says this any more')
      if (new Date(String(checked)) >= lastYear) return []
      const why = `checked on ${checked}; source: ${source}`
      return places.map((place) => finding('figure', place, what, why))
    })
}

/** Holidays of the office before today: those to come are probably missing. */
export const findPastHolidays = (texts: Text[]): Finding[] =>
  texts
    .filter(({ file, field }) => file === 'site.yaml' && field.startsWith('contact.holidays'))
    .filter(({ value }) => value < new Date().toISOString().slice(0, 10))
    .map((text) => finding('holiday', text, text.value))

/** What an agency in India says of money, payments, taxes and authorities, and its settings. */
const INDIAN =
  /₹|\+91\b|\b(?:INR|Rs\.?(?= ?\d)|[Rr]upees?|[Pp]aise|[Ll]akhs?|[Cc]rores?|GST|GSTIN|Goods and Services Tax|UPI|NEFT|RTGS|IFSC|Aadhaar|Udyam|LLPIN|SEBI|RBI|DGCA|TRAI|DPDP|Digital Personal Data Protection|Indian?s?|Bharat|Gujarati?|en-IN|Asia\/Kolkata|Asia\/Calcutta)(?!\w)/g

/** India's name, in English and in its languages. */
const INDIA = ['en', 'hi', 'gu', 'mr', 'ta', 'te', 'kn', 'ml', 'bn', 'pa', 'or', 'ur'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }).of('IN'),
)

/** The country of the address, unless that is India, which the sample is written for. */
function otherCountry(texts: Text[]): string | undefined {
  const named = texts.find(({ file, field }) => file === 'brand.yaml' && field === 'country')?.value
  return [...INDIA, 'IN', 'Bharat', undefined].includes(named) ? undefined : named
}

/** What remains of India where the address is in another country. */
function findIndian(texts: Text[]): Finding[] {
  const country = otherCountry(texts)
  if (country === undefined) return []
  // These have a GST, too.
  const hasGst = /Australia|Canada|New Zealand|Singapore/.test(country)
  return texts.flatMap((text) => {
    const found = new Set(text.value.match(INDIAN))
    for (const what of hasGst ? ['GST', 'Goods and Services Tax'] : []) found.delete(what)
    return found.size > 0 ? finding('country', text, [...found].join(', ')) : []
  })
}

/** A limited liability partnership in India without its number, which the law asks for beside the name. */
function findUnnumbered(texts: Text[]): Finding[] {
  if (otherCountry(texts)) return []
  const ofBrand = texts.filter(({ file }) => file === 'brand.yaml')
  if (ofBrand.some(({ field, value }) => field.endsWith('.label') && value === 'LLPIN')) return []
  return ofBrand
    .filter(({ field, value }) => field === 'legalName' && value.endsWith('LLP'))
    .map((text) => finding('number', text, text.value))
}

/** Translations whose file names nobody who has read them. */
export function findUnread(folder: string): Finding[] {
  const files = contentTexts(folder)
  return languagesIn(files).flatMap((language) => {
    const file = `${LANGUAGES_FOLDER}${language}.po`
    const isRead = /^"Last-Translator: *[^\s\\]/m.test(files[file] ?? '')
    return isRead ? [] : finding('translation', { file, line: 1, field: '' }, language)
  })
}

/** What looks at the texts alone. */
export const FINDERS = [findUnconfigured, findFigures, findUnnumbered, findPastHolidays, findIndian]
