import { z } from 'zod'
import { anyLine, lineWith } from '../contract/line.ts'
import { resultWidth } from './result-width.ts'

/** A non-empty line or paragraph of text. */
export const text = lineWith()

/** Marks what is made up, or what nobody has proved yet, so that the launch check can list it. */
export const sample = z.boolean().optional()

/** The first and the last of the days, weeks or months that something takes. */
export const spanSchema = z
  .tuple([z.int().positive(), z.int().positive()])
  .refine(([first, last]) => first <= last, 'ends before it begins')

/** A title with the text that belongs to it. */
export const titledText = z.strictObject({ title: text, text, sample })

/** A heading and the entries under it. */
export const titledList = z.strictObject({
  title: text,
  intro: text.optional(),
  items: z.array(titledText).min(1),
})

/**
 * A picture by the name of its file, with the words for those who do not see it; empty when it only
 * decorates.
 */
export const pictureSchema = z.strictObject({ name: text, alt: anyLine })

/** An address outside the site. */
export const externalUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a whole address beginning with https:// or http://',
})

/** A labelled link, to a page of the site (`/services/seo`, `/pricing#saas-solutions`) or outside. */
export const linkSchema = z.strictObject({
  label: text,
  href: z.string().regex(/^\/|^https?:\/\/\S/, {
    error: 'must be a path such as /services/seo, or a whole address beginning with https://',
  }),
})

/** The end of a page: a question, and the link that leads to Contact. */
export const closingSchema = z.strictObject({ title: text, text, link: linkSchema })

/** The place of an entry among the others of its folder. */
export const order = z.int().positive()

/** A day, as 2026-11-30. */
export const day = z.iso.date({ error: 'must be a day of the calendar, such as 2026-11-30' })

/**
 * Names that a file had before, each without its ending: visitors who come by the old address are led
 * to the new one.
 */
export const aliases = z
  .array(z.string().regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'))
  .default([])

/** A text that search results show whole where they set it at `size` pixels in a row `most` pixels wide. */
const shownWhole = (schema: z.ZodString, size: number, most: number) =>
  schema.refine((text) => resultWidth(text, size) <= most, {
    error: ({ input }) =>
      `is ${resultWidth(String(input), size)} pixels wide in search results, which show ${most}`,
  })

/**
 * What search engines and shared links show: see https://developers.google.com/search/docs/appearance.
 * Google cuts by pixels and names no figure: 580 and 985 are what tools have measured on a desk
 * (https://www.screamingfrog.co.uk/page-title-meta-description-lengths-by-pixel-width/).
 */
export const seoSchema = z.strictObject({
  title: shownWhole(text, 20, 580),
  description: shownWhole(text.min(70, 'is shorter than 70 characters'), 14, 985),
})

/** A card's description: long enough that the cut at 200 characters is exercised. */
export const cardDescription = text
  .min(220, 'has fewer than 220 characters')
  .max(300, 'has more than 300 characters')

/** What has to be said plainly: a risk, a rule, a regulator. */
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
