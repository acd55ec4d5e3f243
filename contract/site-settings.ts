/**
 * What the server needs to know about the site: its language, its name, its policy, where its form sends,
 * and the server's own texts. The build writes it from `content/` to `site.json`; the server reads that
 * file and never `content/`.
 */
import { z } from 'zod'
import { lineWith } from './line.ts'

/** Name of the file, beside the folder of the built site. */
export const SITE_SETTINGS_FILE = 'site.json'

const text = lineWith()

/** `content/server.yaml`: the server's texts, except the contact form's labels. */
export const serverTextSchema = z.strictObject({
  /** On the thanks page of a native submit. */
  backToSite: text,
  /** The mail with an enquiry; the server fills in `{…}`. */
  mail: z.strictObject({
    subject: lineWith('name'),
    subjectAbout: lineWith('name', 'about'),
    selfTestSubject: lineWith('id'),
    /** Subject of a mail about an enquiry with one indication of spam. */
    possibleSpam: lineWith('subject'),
    /** Labels of the mail's lines. */
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
  /** The daily mail with suspected spam; the enquiries follow in full. */
  digest: z.strictObject({
    subject: lineWith('count'),
    introduction: lineWith('count'),
    /** How many did not fit. */
    more: lineWith('count'),
  }),
  /** The mail before enquiries that were never mailed are deleted; their list follows. */
  deletion: z.strictObject({
    subject: lineWith('count', 'date'),
    introduction: lineWith('count', 'date'),
  }),
  /** Beginning of an alarm, which names the site. */
  alarm: text,
})

/** The labels of the contact form (`content/contact.yaml`) that a native submit needs. */
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

/** The schema of `site.json`; unknown fields are dropped. */
export const siteSettingsSchema = z.object({
  /** Language and region, as in `<html lang>`. */
  language: text,
  /** The agency's name; undefined where no site has been built. */
  name: text.optional(),
  /** The site's address in `site.yaml`; undefined where no site has been built. */
  url: text.optional(),
  /** The Content-Security-Policy of every response. */
  contentSecurityPolicy: text,
  /** Months after which enquiries are deleted. */
  retentionMonths: z.int().positive(),
  /** Host that the form sends to; undefined if it is this server. */
  provider: text.optional(),
  form: formLabelsSchema,
  serverText: serverTextSchema,
})

export type SiteSettings = z.infer<typeof siteSettingsSchema>
export type ServerText = z.infer<typeof serverTextSchema>
