import { z } from 'zod'
import { fieldsWhere, STORAGE_KEYS } from '../../../contract/fields.ts'
import { day, seoSchema, text, titledList, unconfirmed } from '../../../model/fields/parts.ts'

/** Every field that the form sends. */
export const COLLECTED = fieldsWhere(({ fromServer }) => !fromServer).map(([name]) => name)

/** A text for comparison, without line breaks and capitals. */
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** `content/privacy.md`: for each field of the form, and all that a page stores, a phrase that the text must contain. */
export const privacySchema = z
  .strictObject({
    title: text,
    content: z
      .string()
      .regex(/\S/, 'the notice has no text')
      .meta({ title: 'Text', editor: 'markdown' }),
    updated: day,
    unconfirmed,
    short: titledList,
    collected: z.record(z.enum(COLLECTED), text),
    kept: z.record(z.enum(STORAGE_KEYS), text),
    seo: seoSchema,
  })
  .superRefine(({ content, ...lists }, issues) => {
    for (const list of ['collected', 'kept'] as const) {
      for (const [name, phrase] of Object.entries(lists[list])) {
        if (plain(content).includes(plain(phrase))) continue
        const message = `the text does not say "${phrase}"`
        issues.addIssue({ code: 'custom', path: [list, name], message })
      }
    }
  })
