import type { Result } from './parse-enquiry.ts'

/** What was tried on pages and goes along, as one text for people to read. */
export const resultsText = (results: readonly Result[]) =>
  results.map(({ name, text }) => `${name}\n${text}`).join('\n\n')
