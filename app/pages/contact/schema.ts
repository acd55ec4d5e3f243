import { z } from 'zod'
import { lineWith, texts } from '../../../contract/line.ts'
import {
  confirmationSchema,
  fieldLabelsSchema,
  ownFieldsSchema,
} from '../../../contract/site-settings.ts'
import {
  field,
  group,
  intro,
  key,
  linkSchema,
  pictureOf,
  seoSchema,
  text,
  titledText,
  unconfirmed,
} from '../../../model/fields/parts.ts'

/** `content/contact.yaml`: the page, and the labels of the contact form. */
export const contactSchema = z.strictObject({
  unconfirmed,
  title: text,
  intro,
  languages: field(
    z.array(
      z.strictObject({
        language: z.string().regex(/^[a-z]{2,3}(?:-\w+)*$/, 'must be a language, such as gu'),
        text: key,
      }),
    ),
    'Languages in which visitors may write',
    'Each in its own words and script, beside the form; a link where the page is in it.',
  ),
  who: field(text, 'Question above the faces', 'Such as “Who should answer?”'),
  form: z.strictObject({
    title: text,
    fields: fieldLabelsSchema.describe('Label, help and errors of each field.'),
    ownFields: ownFieldsSchema.meta({
      title: 'Fields of your own',
      description: 'Optional fields. What is entered comes with the mail.',
    }),
    optional: text.meta({ title: 'Help of a field that may be empty' }),
    either: text.meta({ title: 'Help of a field beside which another is enough' }),
    tooLong: lineWith('label', 'count', 'limit').meta({
      title: 'Error: a text is too long',
      description: '{label} is the field, {count} is by how much, {limit} is what it may have.',
    }),
    emailQuestion: group('Questions about an unusual e-mail address', {
      dotMissing: text.meta({ title: 'Without a dot' }),
      suggestion: lineWith('address').meta({ title: 'With a slip: {address} is the suggestion' }),
    }),
    intros: group('Introductions', {
      callback: text.meta({ title: 'A call' }),
      demo: text,
    }).describe('Above the form for a call or a demo.'),
    headings: group('Headings', {
      callback: lineWith('subject').meta({ title: 'A call' }),
      demo: lineWith('subject').meta({ title: 'A demo' }),
      anything: text.meta({ title: 'Instead of {subject}, where the link names nothing' }),
    }).describe('Of the form, where a link asked for something.'),
    sendLabel: text.meta({ title: 'Button' }),
    sendingLabel: text.meta({ title: 'Button while it sends' }),
    againLabel: text.meta({ title: 'Button for another message' }),
    privacy: field(text, 'Sentence about data', 'Which data you collect, and what for.'),
    privacyLink: linkSchema.meta({ title: 'Link to the privacy notice' }),
    thanks: group('After it is sent', {
      title: text,
      text: text.describe('Where the browser runs no scripts: it must fit them all.'),
      asked: group('What was asked for', {
        callback: lineWith('subject').meta({ title: 'A call' }),
        demo: lineWith('subject').meta({ title: 'A demo' }),
      }),
      call: lineWith('number', 'when').meta({ title: 'If you call' }),
      booking: text.meta({ title: 'Link to your calendar, after a request for a call' }),
      write: lineWith('address', 'when').meta({ title: 'If you write' }),
      when: group('By when, instead of {when}', {
        today: lineWith('time').meta({ title: 'Today' }),
        tomorrow: lineWith('time').meta({ title: 'Tomorrow' }),
        later: lineWith('day', 'time').meta({ title: 'On another day' }),
        unknown: text.meta({ title: 'Without opening hours, or later' }),
      }).describe('Computed from the opening hours and the holidays.'),
      sent: text.meta({ title: 'Before what was sent' }),
    }),
    next: group('What happens to a message', {
      title: text,
      steps: z.array(titledText).length(3),
    }).describe('Beside the form and on the thank-you page.'),
    to: field(lineWith('person'), 'Whom it goes to', 'Above the form: {person} answers.'),
    anyone: text.meta({ title: 'Instead of {person}, if the page named nobody' }),
    about: lineWith('subject').meta({
      title: 'What the visitor looked at',
      description: 'It is sent along: {subject} is the page.',
    }),
    removeAbout: text.meta({ title: 'Button that removes it' }),
    tried: field(lineWith('name'), 'Result of a demo', 'It is sent along: {name} is the demo.'),
    removeTried: lineWith('name').meta({ title: 'Button that removes the result' }),
    restored: field(lineWith('day'), 'On return, if it was not sent', 'It is from {day}.'),
    restoredInDoubt: text.meta({ title: 'On return, if it may have been sent' }),
    forget: text.meta({ title: 'Button that deletes it from the device' }),
    failure: z.strictObject({
      title: text,
      kept: text.meta({ title: 'Sentence that nothing is lost' }),
      goBack: text.meta({ title: 'Where the browser still has what was typed' }),
      retryLabel: text.meta({ title: 'Button to try again' }),
      emailLabel: text.meta({ title: 'Link to an e-mail instead' }),
      copy: group('Button that copies what is too long for the link', {
        text,
        label: text,
        done: text.meta({ title: 'When it is copied' }),
        byHand: text.meta({ title: 'If it fails' }),
      }),
      onlineAgain: text.meta({ title: 'When the connection is back' }),
      reasons: z.strictObject({
        ...texts('offline', 'timeout', 'invalid', 'refused'),
        account: text.meta({ title: 'Mail account refused' }),
        ...texts('tooLarge', 'tooMany'),
        headless: text.meta({ title: 'Browser without a window' }),
        server: text.meta({ title: 'Error of the server' }),
        unknown: text,
      }),
    }),
  }),
  confirmation: confirmationSchema
    .meta({
      title: 'Mail to the visitor',
      description:
        'Sent when an enquiry has arrived, without the words that were typed: anybody can enter anybody’s address. {person} answers, and {when} is as on the page after it is sent. Left out, visitors get no mail.',
    })
    .optional(),
  cards: group('Other ways to reach you', {
    phone: titledText,
    chat: titledText,
    email: titledText,
  }),
  map: z.strictObject({
    title: text,
    /** Accessible name of the map: the specification's "titled as the office location". */
    frameTitle: text.meta({ title: 'Name of the map', description: 'For screen readers.' }),
    text,
    picture: pictureOf(2, 1),
    showLabel: text.meta({ title: 'Link that shows the live map' }),
    drawnLabel: text.meta({ title: 'Link back to the drawn map' }),
    directionsLabel: text.meta({ title: 'Link to directions' }),
    /** A line of the office's hours, if `site.yaml` has any. */
    hours: lineWith('days', 'opens', 'closes').meta({ title: 'Line of the opening hours' }),
  }),
  seo: seoSchema,
})

export type Contact = z.infer<typeof contactSchema>
export type ContactFormLabels = Contact['form']
