import { z } from 'zod'
import { anyLine, lineWith } from '../contract/line.ts'
import { resultWidth } from './result-width.ts'

/** A non-empty line or paragraph of text. */
export const text = lineWith()

/** Marks content that is invented or not yet proved, so that the launch check lists it. */
export const sample = z.boolean().optional()

/** The first and last day, week or month of a period. */
export const spanSchema = z
  .tuple([z.int().positive(), z.int().positive()])
  .refine(([first, last]) => first <= last, 'ends before it begins')

/** A title with its text. */
export const titledText = z.strictObject({ title: text, text, sample })

/** A heading and the entries under it. */
export const titledList = z.strictObject({
  title: text,
  intro: text.optional(),
  items: z.array(titledText).min(1),
})

/**
 * A picture by file name, with its alternative text; empty if it is decoration.
 */
export const pictureSchema = z.strictObject({ name: text, alt: anyLine })

/** An address of another site. */
export const externalUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a full address beginning with https:// or http://',
})

/** A labelled link, to a page of the site (`/services/seo`, `/pricing#saas-solutions`) or another site. */
export const linkSchema = z.strictObject({
  label: text,
  href: z.string().regex(/^\/|^https?:\/\/\S/, {
    error: 'must be a path such as /services/seo, or a full address beginning with https://',
  }),
})

/** The end of a page: a question, and a link to Contact. */
export const closingSchema = z.strictObject({ title: text, text, link: linkSchema })

/** A date, such as 2026-11-30. */
export const day = z.iso.date({ error: 'must be a valid date, such as 2026-11-30' })

/** Whether only the editor and development show an entry. */
export const draft = z.boolean().optional()

/** What every entry of a list has. */
export const listed = {
  /** Its position in the list. */
  order: z.int().positive(),
  draft,
  /** No build before this day shows it. */
  publishOn: day.optional(),
}

/**
 * Former names of a file, without extension: their addresses redirect to the current one.
 */
export const aliases = z
  .array(z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'))
  .default([])

/** A text that fits into a search result of `most` pixels at a font size of `size` pixels. */
const shownWhole = (schema: z.ZodString, size: number, most: number) =>
  schema.refine((text) => resultWidth(text, size) <= most, {
    error: ({ input }) =>
      `is ${resultWidth(String(input), size)} pixels wide in search results, which show ${most}`,
  })

/**
 * Title and description in search results and shared links: see https://developers.google.com/search/docs/appearance.
 * Google truncates by pixels and publishes no limit: tools have measured 580 and 985 on desktops
 * (https://www.screamingfrog.co.uk/page-title-meta-description-lengths-by-pixel-width/).
 */
export const seoSchema = z.strictObject({
  title: shownWhole(text, 20, 580),
  description: shownWhole(text.min(70, 'has fewer than 70 characters'), 14, 985),
})

/** A card's description: long enough that the cut at 200 characters is exercised. */
export const cardDescription = text
  .min(220, 'has fewer than 220 characters')
  .max(300, 'has more than 300 characters')

/** A plain statement of a risk, a rule or a regulator. */
export const noticeSchema = z.strictObject({
  title: text,
  paragraphs: z.array(text).min(1),
  sample,
})

/** A question clients ask, and its answer. */
export const questionSchema = z.strictObject({ question: text, answer: text, sample })

export type Picture = z.infer<typeof pictureSchema>
export type Seo = z.infer<typeof seoSchema>
export type TitledText = z.infer<typeof titledText>
export type TitledList = z.infer<typeof titledList>
export type Question = z.infer<typeof questionSchema>
export type Link = z.infer<typeof linkSchema>
