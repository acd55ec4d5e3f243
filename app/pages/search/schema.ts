import { z } from 'zod'
import { lineWith, texts } from '../../../contract/line.ts'
import { field, intro, linkSchema, seoSchema, text } from '../../../model/fields/parts.ts'

const searchWord = z
  .string()
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+$/u, 'must be one word in lower case')

/** `content/search.yaml`: the search, and the page of all addresses. */
export const searchSchema = z.strictObject({
  title: text,
  intro,
  ...texts('withoutScripts', 'fieldLabel', 'sendLabel', 'searching'),
  found: lineWith('count', 'query'),
  instead: lineWith('query', 'other'),
  none: lineWith('query'),
  failed: text,
  /** Words that find each other's pages. */
  synonyms: z.array(z.array(searchWord).min(2)),
  /** Words that find a page without standing on it. */
  pageWords: z.array(
    z.strictObject({ href: linkSchema.shape.href, words: z.array(searchWord).min(1) }),
  ),
  answers: field(
    z.array(z.strictObject({ words: z.array(searchWord).min(1), text, link: linkSchema })),
    'Answers',
    'Sentences for words that people type and about which there is no page.',
  ),
  /** Words that a query ignores if it has others. */
  smallWords: z.array(searchWord),
  seo: seoSchema,
})

export type SearchLabels = Omit<
  z.infer<typeof searchSchema>,
  'seo' | 'title' | 'intro' | 'withoutScripts' | 'pageWords'
>
