import { z } from 'zod'
import { lineWith } from '../contract/line.ts'
import { hostUrl, text } from './parts.ts'

/** A name or key as a provider shows it in its settings. */
const key = (title: string) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, hyphens and underscores')
    .meta({ title, description: 'As its settings show it.' })

const host = hostUrl.meta({ title: 'Address of its server' })

const provider = <Name extends string>(name: Name) => z.literal(name).meta({ title: 'Company' })

/** `liveChat` of `content/site.yaml`: the chat of another company that Home offers. */
export const liveChatSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: provider('tawk'),
    propertyId: key('Property ID'),
    widgetId: key('Widget ID'),
  }),
  z.strictObject({ provider: provider('crisp'), websiteId: key('Website ID') }),
  z.strictObject({ provider: provider('chatwoot'), host, websiteToken: key('Website token') }),
])

/** `analytics` of `content/site.yaml`: who counts visits, once the visitor agrees. */
export const analyticsSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: provider('plausible'),
    host,
    domain: text.meta({ title: 'Your domain', description: 'As its settings show it.' }),
  }),
  z.strictObject({ provider: provider('umami'), host, websiteId: key('Website ID') }),
  z.strictObject({ provider: provider('goatcounter'), host }),
  z.strictObject({ provider: provider('matomo'), host, siteId: key('Site ID') }),
  z.strictObject({
    provider: provider('ga4'),
    measurementId: z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'must be a measurement ID such as G-AB12CD34')
      .meta({ title: 'Measurement ID', description: 'It begins with G-.' }),
  }),
])

/** The products of other companies, by the name that `content/site.yaml` gives them. */
const PROVIDERS = [...liveChatSchema.options, ...analyticsSchema.options].map(
  ({ shape }) => shape.provider.value,
)

/** What a site can use of other companies: keys of `content/site.yaml`, `map` for its `embed`. */
export const SERVICES = ['map', 'liveChat', 'callbackForm', 'analytics', 'vitals'] as const

/** `content/third-parties.yaml`: what the question and the privacy notice say of other companies. */
export const thirdPartiesSchema = z.strictObject({
  question: z
    .strictObject({
      title: text,
      text: lineWith('services'),
      allow: text,
      refuse: text,
      more: text.meta({ description: 'The link to the list in the privacy notice.' }),
      change: text.meta({ description: 'In the footer: asks the question again.' }),
    })
    .meta({ description: 'Asked only if analytics or page-speed figures are configured.' }),
  list: z
    .strictObject({ title: text, none: text, hosts: lineWith('hosts'), answer: text })
    .meta({ description: 'Below the privacy notice: everything that is configured.' }),
  services: z.record(z.enum(SERVICES), z.strictObject({ name: text, text })),
  providers: z.record(z.enum(PROVIDERS), z.strictObject({ name: text, text })),
})

export type LiveChat = z.infer<typeof liveChatSchema>
export type Analytics = z.infer<typeof analyticsSchema>
