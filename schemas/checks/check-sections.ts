import { entryFile } from '../kinds.ts'
import { possibleSections } from '../service-sections.ts'
import type { Across } from './across.ts'

/** Checks that `sections` of a service names exactly the sections that it has, with their required fields. */
export function checkSections({ content, report }: Across): void {
  for (const service of content.services) {
    const { slug, sections, steps = [] } = service
    if (!sections) continue
    const file = entryFile('services', slug)
    const named = sections.map(({ section }) => section)
    const has = possibleSections(service)
    const left = has.filter((section) => section !== 'work' && !named.includes(section))
    if (left.length > 0) report(file, ['sections'], `does not name ${left.join(', ')}`)
    for (const [index, entry] of sections.entries()) {
      const path = ['sections', index]
      if (!has.includes(entry.section)) {
        report(file, [...path, 'section'], `the file has no "${entry.section}"`, { allowed: has })
      }
      if (entry.section !== 'steps') continue
      const needsLabel = entry.variant === 'rule' || entry.variant === 'round'
      if (needsLabel && !entry.label) {
        report(
          file,
          [...path, 'variant'],
          `"${entry.variant}" needs a label beside it, such as Week`,
        )
      }
      if (entry.variant !== 'rule') continue
      for (const [step, { span }] of steps.entries()) {
        const wrong = 'is missing: on a rule each step has its first and last, such as [2, 3]'
        if (!span) report(file, ['steps', step, 'span'], wrong)
      }
    }
  }
}
