import { dialled } from '../../contract/contact-details.ts'
import { entryFile } from '../kinds.ts'
import { type Across, valuesIn } from './across.ts'

/**
 * Checks that `updated` of an article is after its publication and not in the future. Warns of what is
 * probably a slip: an odd year, and a phone number that nobody abroad can call.
 */
export function checkDaysAndPhones({ content, read, today, report }: Across): void {
  for (const [file, { values }] of read) {
    for (const [path, value] of valuesIn(values)) {
      const warn = (wrong: string) => report(file, path, wrong, { severity: 'warning' })
      const [, year = ''] = /^(\d{4})-\d\d-\d\d$/.exec(String(value)) ?? []
      if (year && (year < '1990' || year > '2100')) warn(`is in the year ${year}`)
      const isPhone = path.join('.') === 'contact.phone' && typeof value === 'string'
      if (isPhone && !dialled(value).startsWith('+')) warn('has no country code, such as +91')
    }
  }
  for (const { slug, published, updated } of content.articles) {
    if (updated === undefined) continue
    const file = entryFile('articles', slug)
    if (updated < published)
      report(file, ['updated'], `is before ${published}, the day of publication`)
    if (updated > today && updated > published) report(file, ['updated'], 'is in the future')
  }
}
