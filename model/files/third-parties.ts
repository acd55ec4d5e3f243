import { z } from 'zod'
import { all, lineWith, texts } from '../../contract/line.ts'
import { box, text } from '../fields/parts.ts'

/** The folder of the snippets, in `content/`. */
export const SNIPPETS_FOLDER = 'third-parties/'

const starts = z.enum(['after-consent', 'chat-button', 'immediately'])

const host = z
  .string()
  .regex(
    /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/,
    'must be a host, such as plausible.io or *.crisp.chat',
  )

const scriptSchema = z.strictObject({
  name: text.describe('Of the company or its product.'),
  purpose: text.describe(
    'For the privacy notice: what it receives, and what it keeps in the browser.',
  ),
  starts: starts.describe('The chat button is the one on Home, and only one script can have it.'),
  homeOnly: box('Only on Home', 'Left out, on every page. A chat is on Home.'),
  hosts: z
    .array(host)
    .min(1)
    .describe('Every host that it contacts; *. stands for all of its subdomains.'),
  snippet: z
    .string()
    .regex(/^[a-z\d-]+\.js$/, 'must be the name of a file, such as plausible.js')
    .meta({ title: 'File', description: 'JavaScript in content/third-parties.' }),
})

const titled = z.strictObject({ name: text, text })

/** `content/third-parties.yaml`: scripts of other companies, and what the site says of them. */
export const thirdPartiesSchema = z.strictObject({
  scripts: z
    .array(scriptSchema)
    .refine(
      (scripts) => scripts.filter(({ starts }) => starts === 'chat-button').length < 2,
      'only one script can start by the chat button',
    )
    .describe('Analytics, a live chat and the like.'),
  question: z
    .strictObject({
      title: text,
      text: lineWith('services'),
      ...texts('allow', 'refuse'),
      more: text.describe('The link to the list in the privacy notice.'),
      change: text.describe('In the footer: asks the question again.'),
    })
    .describe('Asked only if a script starts after consent.'),
  list: z
    .strictObject({
      ...texts('title', 'none'),
      hosts: lineWith('hosts'),
      starts: z.record(starts, text),
      ...all(titled, 'map', 'booking', 'callbackForm'),
    })
    .describe('Below the privacy notice: everything that is configured.'),
})

export type ThirdParties = z.infer<typeof thirdPartiesSchema>
