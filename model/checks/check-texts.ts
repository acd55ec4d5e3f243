import { dialled } from '../../contract/contact-details.ts'
import { resultWidth } from '../../contract/result-width.ts'
import { anchorsIn, type CheckInput, everyValue, repeated } from './check-input.ts'

/** Checks that a text contains no HTML or slips, which the page would show as text, and no incomplete footnotes. */
export function checkMarkdown({ read, report }: CheckInput): void {
  for (const [file, { values, texts }] of read) {
    const tell = (field: string, wrong: string, { line }: { line: number }) =>
      report(file, field, wrong, { line })
    for (const [{ id, field, line }] of repeated(anchorsIn({ values, texts }), ({ id }) => id))
      report(file, field, `another part of this page is called "${id}" in addresses`, { line })
    for (const slip of texts.flatMap(({ slips }) => slips)) tell(slip.field, slip.wrong, slip)
    for (const { footnotes, footnoteMarks } of texts) {
      for (const [footnote] of repeated(footnotes, ({ label }) => label))
        tell('footnote', `[^${footnote.label}] already has a text`, footnote)
      for (const footnote of footnotes.filter(({ label }) => !footnoteMarks.includes(label)))
        tell('footnote', `nothing refers to [^${footnote.label}]`, footnote)
    }
  }
}

/** The font size in search results, and the width that they show, in pixels. */
const SHOWN = { title: { size: 20, most: 580 }, description: { size: 14, most: 985 } }

const LEAST = 70

/**
 * Warns of titles and descriptions that search results would truncate, that say little, or that two pages share. Google
 * publishes no limit (measured: https://www.screamingfrog.co.uk/page-title-meta-description-lengths-by-pixel-width/).
 */
export function checkSearchResults({ read, report }: CheckInput): void {
  const seen = new Map<string, string>()
  for (const { file, path, value: text } of everyValue(read)) {
    const name = path.at(-1)
    if (path.at(-2) !== 'seo' || (name !== 'title' && name !== 'description')) continue
    if (typeof text !== 'string' || !text) continue
    const warn = (wrong: string) => report(file, path, wrong, { severity: 'warning' })
    const { size, most } = SHOWN[name]
    const width = resultWidth(text, size)
    const other = seen.get(`${name} ${text}`)
    if (width > most) warn(`is ${width} pixels wide in search results, which show ${most}`)
    else if (name === 'description' && text.length < LEAST)
      warn(`has ${text.length} characters; search results show about 155`)
    if (other) warn(`is that of content/${other} too; search results would show it twice`)
    seen.set(`${name} ${text}`, file)
  }
}

/** Warns of what is probably a slip: an odd year, and a phone number that nobody abroad can call. */
export function checkDaysAndPhones({ read, report }: CheckInput): void {
  for (const { file, path, value } of everyValue(read)) {
    const warn = (wrong: string) => report(file, path, wrong, { severity: 'warning' })
    const [, year = ''] = /^(\d{4})-\d\d-\d\d$/.exec(String(value)) ?? []
    if (year && (year < '1990' || year > '2100')) warn(`is in the year ${year}`)
    const isPhone = path.join('.') === 'contact.phone' && typeof value === 'string'
    if (isPhone && !dialled(value).startsWith('+')) warn('has no country code, such as +91')
  }
}
