import type { SiteSettings } from '../contract/site-settings.ts'

/** The settings while no site is built: neutral text, and no name. */
export const NEUTRAL_SITE: SiteSettings = {
  language: 'en',
  form: {
    nameLabel: 'Name',
    emailLabel: 'Email',
    messageLabel: 'Message',
    sendLabel: 'Send message',
    errors: {
      nameMissing: 'The name is missing.',
      emailMissing: 'The e-mail address is missing.',
      emailMalformed: 'The e-mail address is not complete.',
      messageMissing: 'The message is missing.',
    },
    thanks: { title: 'Thank you', text: 'Your message has arrived.' },
    failure: {
      title: 'Your message has not been sent',
      kept: 'Every word you typed is still here.',
      reasons: {
        invalid: 'One of the fields could not be read. Please check them.',
        refused: 'This server does not take messages from you.',
        tooLarge: 'The message is too long to be sent this way.',
        tooMany:
          'There were too many messages in a short time. Please wait a minute, then try again.',
        server: 'Your message could not be stored. Please try again in a minute.',
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
        about: 'About',
        result: 'Tried on the site',
        page: 'Sent from',
        referrer: 'Came from',
        campaignSource: 'Campaign source',
        campaignMedium: 'Campaign medium',
        campaign: 'Campaign',
        campaignTerm: 'Campaign term',
        campaignContent: 'Campaign content',
        received: 'Received',
        id: 'Message',
      },
    },
    digest: {
      subject: 'Suspected spam: {count}',
      introduction:
        'These messages were set aside as spam. The command above a message has it mailed like any other. The rest is deleted 30 days after this mail.',
    },
    deletion: {
      subject: 'Unread enquiries that will be deleted: {count}',
      introduction:
        'These enquiries were never mailed to you. They are deleted soon, on {date} at the earliest: npm run messages -- show ID, retry ID, not-spam ID or export.',
    },
    alarm: 'The contact form',
  },
}
