import { z } from 'zod'
import { aliases, listed, pictureOf, quoteSchema, sample, seoSchema, text } from './parts.ts'

/** `content/jobs/<slug>.yaml`: a finished job, its tile on `/work` and its page. */
export const jobSchema = z.strictObject({
  ...listed,
  title: text.meta({
    title: 'Client and town',
    description: 'Who it was for, and where, such as “Trade fair, Rajkot”.',
  }),
  service: text.meta({
    title: 'Service or product',
    description: 'The page of this service or product shows the job too.',
    reference: 'offers',
  }),
  category: text.meta({ title: 'Group', reference: 'jobCategories' }),
  figure: z
    .strictObject({ before: text, after: text, label: text.meta({ title: 'What it counts' }) })
    .meta({ title: 'Figure that changed', description: 'Such as “3”, “40”, “enquiries a month”.' }),
  picture: pictureOf(4, 3).meta({ description: 'What the client got.' }),
  period: text.meta({ description: 'When, such as “April to December 2025”.' }),
  before: text.meta({ description: 'The situation before, with a figure.' }),
  did: z
    .array(text)
    .min(1)
    .meta({ title: 'What we did', description: 'One or two sentences for each step.' }),
  after: text.meta({ description: 'The result, with a figure.' }),
  source: text.meta({ description: 'Where the figures come from.' }),
  quote: quoteSchema.meta({ title: 'What the client says' }).optional(),
  by: z
    .array(text.meta({ reference: 'team' }))
    .min(1)
    .meta({ title: 'Who did it', description: 'The first one answers enquiries from the page.' }),
  takes: text.meta({
    title: 'What a similar job takes',
    description: 'How long it takes, and what the client has to do for it.',
  }),
  plan: text
    .meta({ description: 'The plan with its price, if there is one.', reference: 'plans' })
    .optional(),
  sample,
  seo: seoSchema,
  aliases,
})

export type Job = z.infer<typeof jobSchema>
