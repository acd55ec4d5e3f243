import { entryFile } from '../kinds.ts'
import type { Across } from './across.ts'

/** Makes sure that an article was changed after it was published, and not on a day to come. */
export function checkDays({ content, today, report }: Across): void {
  for (const { slug, published, updated } of content.articles) {
    if (updated === undefined) continue
    const file = entryFile('articles', slug)
    if (updated < published)
      report(file, ['updated'], `is before ${published}, the day of publication`)
    if (updated > today && updated > published) report(file, ['updated'], 'is still to come')
  }
}
