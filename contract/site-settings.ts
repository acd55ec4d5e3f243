/**
 * What the small server knows of the site that it serves: its language, its name, where its form
 * sends, and the words for what the server says by itself. The build writes it from `content/` into
 * `site.json`, beside the pages' headers; the server, which never reads `content/`, reads that.
 */
import { z } from 'zod'
import { lineWith } from './line.ts'

/** Name of the file, beside the folder of the built site. */
export const SITE_SETTINGS_FILE = 'site.json'

const text = lineWith()

/** `content/server.yaml`: what the server says besides the words of the contact form. */
export const serverTextSchema = z.strictObject({
  /** On the page that thanks a visitor whose browser runs no scripts. */
  backToSite: text,
  /** The mail that brings a message; `{…}` is filled in by the server. */
  mail: z.strictObject({
    subject: lineWith('name'),
    subjectAbout: lineWith('name', 'about'),
    selfTestSubject: lineWith('id'),
    /** Subject of a mail whose message shows one sign of spam. */
    possibleSpam: lineWith('subject'),
    /** Before what the mail says of the message, line by line. */
    labels: z.strictObject({
      about: text,
      result: text,
      page: text,
      referrer: text,
      campaignSource: text,
      campaignMedium: text,
      campaign: text,
      campaignTerm: text,
      campaignContent: text,
      received: text,
      id: text,
    }),
  }),
  /** The daily mail with all suspected spam; the messages follow, each whole. */
  digest: z.strictObject({ subject: lineWith('count'), introduction: lineWith('count') }),
  /** The mail before enquiries are deleted that were never mailed; their list follows. */
  deletion: z.strictObject({
    subject: lineWith('count', 'date'),
    introduction: lineWith('count', 'date'),
  }),
  /** How an alarm begins, so that whoever reads it knows which site it is about. */
  alarm: text,
})

/** Of the contact form's words (`content/contact.yaml`), those of a form without scripts. */
const formLabelsSchema = z.object({
  nameLabel: text,
  emailLabel: text,
  messageLabel: text,
  sendLabel: text,
  errors: z.object({
    nameMissing: text,
    emailMissing: text,
    emailMalformed: text,
    messageMissing: text,
  }),
  thanks: z.object({ title: text, text }),
  failure: z.object({
    title: text,
    kept: text,
    reasons: z.object({
      invalid: text,
      refused: text,
      tooLarge: text,
      tooMany: text,
      server: text,
    }),
  }),
})

/** The shape of `site.json`. What more it holds is left out. */
export const siteSettingsSchema = z.object({
  /** Language and region, as in `<html lang>`. */
  language: text,
  /** The agency's name; none where no site has been built. */
  name: text.optional(),
  /** Host that the page's form sends to; none where it is this server. */
  provider: text.optional(),
  form: formLabelsSchema,
  words: serverTextSchema,
})

export type SiteSettings = z.infer<typeof siteSettingsSchema>
export type ServerText = z.infer<typeof serverTextSchema>
