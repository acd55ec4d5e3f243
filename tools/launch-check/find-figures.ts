import { type Finding, finding } from './finding.ts'
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

/** A limited liability partnership without its number, which the law asks for beside the name. */
export function findUnnumbered(texts: Text[]): Finding[] {
  const ofBrand = texts.filter(({ file }) => file === 'brand.yaml')
  if (ofBrand.some(({ field, value }) => field.endsWith('.label') && value === 'LLPIN')) return []
  return ofBrand
    .filter(({ field, value }) => field === 'legalName' && value.endsWith('LLP'))
    .map((text) => finding('number', text, text.value))
}
