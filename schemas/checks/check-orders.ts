import { entryFile, KINDS } from '../kinds.ts'
import type { Across } from './across.ts'

/** Checks that no two entries of a folder have the same `order`. */
export function checkOrders({ content, report }: Across): void {
  for (const kind of [
    'services',
    'products',
    'caseStudies',
    'plans',
    'team',
    'testimonials',
  ] as const) {
    const first = new Map<number, string>()
    for (const { slug, order } of content[kind]) {
      const other = first.get(order)
      if (other === undefined) first.set(order, slug)
      else {
        const highest = Math.max(...content[kind].map(({ order }) => order))
        const wrong = `${order} is also the order of content/${entryFile(kind, other)}; the next free one in ${KINDS[kind].folder}/ is ${highest + 1}`
        report(entryFile(kind, slug), ['order'], wrong)
      }
    }
  }
}
