import { entryFile } from '../kinds.ts'
import type { Across } from './across.ts'

/** Checks that `updated` of an article is after its publication and not in the future. */
export function checkDays({ content, today, report }: Across): void {
  for (const { slug, published, updated } of content.articles) {
    if (updated === undefined) continue
    const file = entryFile('articles', slug)
    if (updated < published)
      report(file, ['updated'], `is before ${published}, the day of publication`)
    if (updated > today && updated > published) report(file, ['updated'], 'is in the future')
  }
}
