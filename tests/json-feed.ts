import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })
const text = z.string().regex(/\S/)
const language = z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
/** RFC 3339, with a time zone. */
const moment = z.iso.datetime({ offset: true })
const authors = z
  .array(
    z
      .strictObject({ name: text.optional(), url: address.optional(), avatar: address.optional() })
      .refine((author) => Object.keys(author).length > 0, 'says nothing of the author'),
  )
  .min(1)

const item = z
  .strictObject({
    id: text,
    url: address.optional(),
    external_url: address.optional(),
    title: text.optional(),
    content_html: text.optional(),
    content_text: text.optional(),
    summary: text.optional(),
    image: address.optional(),
    banner_image: address.optional(),
    date_published: moment.optional(),
    date_modified: moment.optional(),
    authors: authors.optional(),
    tags: z.array(text).optional(),
    language: language.optional(),
    attachments: z
      .array(
        z.strictObject({
          url: address,
          mime_type: text,
          title: text.optional(),
          size_in_bytes: z.number().optional(),
          duration_in_seconds: z.number().optional(),
        }),
      )
      .optional(),
  })
  .refine((item) => item.content_html ?? item.content_text, 'has no text')

/**
 * All fields of JSON Feed 1.1, and which of them are required (https://www.jsonfeed.org/version/1.1/).
 */
export const jsonFeedSchema = z
  .strictObject({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: text,
    home_page_url: address,
    feed_url: address,
    description: text.optional(),
    user_comment: text.optional(),
    next_url: address.optional(),
    icon: address.optional(),
    favicon: address.optional(),
    authors: authors.optional(),
    language: language.optional(),
    expired: z.boolean().optional(),
    hubs: z.array(z.strictObject({ type: text, url: address })).optional(),
    items: z.array(item),
  })
  .refine(
    ({ items }) => new Set(items.map(({ id }) => id)).size === items.length,
    'ids are not unique',
  )
