import { resultWidth } from '../../contract/result-width.ts'
import { type Across, valuesIn } from './across.ts'

/** The font size in search results, and the width that they show, in pixels. */
const SHOWN = { title: { size: 20, most: 580 }, description: { size: 14, most: 985 } }

const LEAST = 70

/**
 * Warns of titles and descriptions that search results would truncate, that say little, or that two pages
 * share: see https://developers.google.com/search/docs/appearance. Google truncates by pixels and publishes
 * no limit: tools have measured 580 and 985 on desktops
 * (https://www.screamingfrog.co.uk/page-title-meta-description-lengths-by-pixel-width/).
 */
export function checkSearchResults({ read, report }: Across): void {
  const seen = new Map<string, string>()
  for (const [file, { values }] of read) {
    for (const [path, value] of valuesIn(values)) {
      if (path.at(-1) !== 'seo' || typeof value !== 'object' || !value) continue
      for (const [name, { size, most }] of Object.entries(SHOWN)) {
        const text = (value as Record<string, unknown>)[name]
        if (typeof text !== 'string' || !text) continue
        const warn = (wrong: string) =>
          report(file, [...path, name], wrong, { severity: 'warning' })
        const width = resultWidth(text, size)
        const other = seen.get(`${name} ${text}`)
        if (width > most) warn(`is ${width} pixels wide in search results, which show ${most}`)
        else if (name === 'description' && text.length < LEAST)
          warn(`has ${text.length} characters; search results show about 155`)
        if (other) warn(`is that of content/${other} too; search results would show it twice`)
        seen.set(`${name} ${text}`, file)
      }
    }
  }
}
