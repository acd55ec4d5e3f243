import { addedFields, formFields } from '../contract/fields.ts'
import type { SiteSettings } from '../contract/site-settings.ts'

/** The settings while no site is built: neutral text, no name, and no other company in the policy. */
export const NEUTRAL_SITE: SiteSettings = {
  language: 'en',
  retentionMonths: 12,
  subjects: [],
  ownAddresses: [],
  contentSecurityPolicy:
    "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'self' mailto:; object-src 'none'",
  form: {
    fields: Object.fromEntries(
      formFields().map(([name, { title, kind, required }]) => [
        name,
        {
          label: title,
          ...(required && { missing: `Please fill in: ${title}.` }),
          ...((kind === 'email' || kind === 'tel') && { malformed: `Please check: ${title}.` }),
          ...(kind === 'choice' && { choices: ['Morning', 'Afternoon'] }),
        },
      ]),
    ) as SiteSettings['form']['fields'],
    optional: 'You can leave this empty.',
    either: 'An e-mail address or a phone number is enough.',
    tooLong: '{label}: this is {count} characters too long. Please shorten it to {limit}.',
    sendLabel: 'Send message',
    thanks: {
      title: 'Thank you',
      text: 'Your message has arrived.',
      when: { later: 'by {day}, {time}', unknown: 'soon' },
    },
    failure: {
      title: 'Your message has not been sent',
      kept: 'Everything you typed is still here.',
      goBack: 'Please go back: your browser still has what you typed.',
      reasons: {
        invalid: 'We could not read one of the fields. Please check them.',
        refused: 'Our spam filter has stopped this message.',
        tooLarge: 'Your message is too long for this form. Please make it shorter.',
        tooMany:
          'We have received too many messages in a short time. Please wait a minute, then try again.',
        server: 'We could not store your message. The fault is ours. Please try again in a minute.',
      },
    },
  },
  serverText: {
    backToSite: 'Back to the site',
    mail: {
      subject: 'Enquiry from {name}',
      subjectAbout: 'Enquiry from {name} about {about}',
      selfTestSubject: 'Self-test of the contact form, {id}',
      possibleSpam: 'Possible spam: {subject}',
      labels: {
        ...Object.fromEntries(addedFields().map(([name, { title }]) => [name, title])),
        received: 'Received',
        id: 'Message',
      },
    },
    digest: {
      subject: 'Suspected spam: {count}',
      introduction:
        'We set these messages aside as spam. Run the command above a message to have it mailed like any other.',
      more: 'There is no room here for {count} more. They follow in the next digests. To list them now, use npm run messages -- list --status quarantined.',
    },
    reminder: {
      subject: 'Enquiries that wait for an answer: {count}',
      overdue: 'Enquiries whose promised time is over: {count}',
      introduction: 'Nobody has marked these enquiries as answered.',
    },
    marking: {
      link: 'Reply, or mark as answered',
      states: { new: 'Not answered yet', answered: 'Answered', closed: 'Closed' },
      stateLabel: 'State',
      notesLabel: 'Notes',
      noteLabel: 'Add a note',
      mark: { new: 'Mark as not answered', answered: 'Mark as answered', closed: 'Close' },
      addNote: 'Add the note alone',
      done: 'Saved.',
      changed: 'Somebody else has changed this enquiry meanwhile. Look, then press again.',
      reply: {
        email: 'Reply by e-mail',
        phone: 'Call',
        whatsapp: 'WhatsApp',
        subject: 'Your message, {name}',
      },
      invalid: { title: 'This link is not valid', text: 'Nothing has been changed.' },
      gone: { title: 'This enquiry is no longer there', text: 'Nothing has been changed.' },
    },
    alarm: 'The contact form',
  },
}
