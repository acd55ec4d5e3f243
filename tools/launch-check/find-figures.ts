import type { Finding } from './finding.ts'
import type { Text } from './read-texts.ts'

/**
 * Finds the figures of `content/claims.yaml` that were checked more than a year ago, where they stand,
 * and those that stand nowhere any more.
 */
export function findFigures(texts: Text[]): Finding[] {
  const lastYear = new Date()
  lastYear.setFullYear(lastYear.getFullYear() - 1)
  return texts
    .filter(({ file, field }) => file === 'claims.yaml' && field.endsWith('.figure'))
    .flatMap(({ file, line, field, value: what, entry: { checked, source } }) => {
      const places = texts.filter((text) => text.file !== file && text.value.includes(what))
      if (places.length === 0)
        return { rule: 'figure', file, line, field, what, why: 'no page says this any more' }
      if (new Date(String(checked)) >= lastYear) return []
      const why = `checked on ${checked}; source: ${source}`
      return places.map(({ file, line, field }) => ({
        rule: 'figure',
        file,
        line,
        field,
        what,
        why,
      }))
    })
}

/** A limited liability partnership without its number, which the law asks for beside the name. */
export function findUnnumbered(texts: Text[]): Finding[] {
  const ofBrand = texts.filter(({ file }) => file === 'brand.yaml')
  if (ofBrand.some(({ field, value }) => field.endsWith('.label') && value === 'LLPIN')) return []
  return ofBrand
    .filter(({ field, value }) => field === 'legalName' && value.endsWith('LLP'))
    .map(({ file, line, field, value }) => ({ rule: 'number', file, line, field, what: value }))
}
