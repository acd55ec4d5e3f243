import type { SiteSettings } from '../../contract/site-settings.ts'
import type { Settings } from '../settings.ts'
import type { Channels } from '../store/insert-enquiries.ts'
import type { Channel } from './channel.ts'
import { mailChannel, noticeChannel } from './mail-channel.ts'
import { webhookChannel } from './webhook-channel.ts'

/** How long another machine may be silent before an attempt counts as failed. */
const TIMEOUT_MS = 20_000

/** Whether the settings say how to mail, and whom. */
export const mailsEnquiries = ({ smtpUrl, mailTo }: Settings) =>
  smtpUrl !== undefined && mailTo.length > 0

/**
 * By which channels messages are to leave. Mail is one even while it is not set up: whatever waits
 * goes out once it is. Self-tests are mailed, if anything is, and are nobody's business else.
 */
export function channelsOf(settings: Settings): Channels {
  return {
    enquiries: settings.webhook ? ['mail', 'webhook'] : ['mail'],
    selfTests: mailsEnquiries(settings) ? ['mail'] : [],
  }
}

const mailOptions = ({ smtpUrl, mailTo, mailFrom }: Settings, site: () => SiteSettings) =>
  smtpUrl && mailTo.length > 0
    ? { smtpUrl, to: mailTo, from: mailFrom, site, timeoutMs: TIMEOUT_MS }
    : undefined

/** The way by which notices reach the owner, if mail is set up. */
export function openNoticeChannel(settings: Settings, site: () => SiteSettings) {
  const options = mailOptions(settings, site)
  return options && noticeChannel(options)
}

/** The channels that are set up and can send now. */
export function openChannels(settings: Settings, site: () => SiteSettings): Channel[] {
  const { webhook } = settings
  const options = mailOptions(settings, site)
  const mail = options ? [mailChannel(options)] : []
  const hook = webhook ? [webhookChannel({ ...webhook, timeoutMs: TIMEOUT_MS, now: Date.now })] : []
  return [...mail, ...hook]
}
