import type { Result } from './parse-enquiry.ts'

/** The attached results of demos as one text for people to read. */
export const resultsText = (results: readonly Result[]) =>
  results.map(({ name, text }) => `${name}\n${text}`).join('\n\n')
