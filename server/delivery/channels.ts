import type { SiteSettings } from '../../contract/site-settings.ts'
import type { Settings } from '../settings.ts'
import type { Channels } from '../store/insert-enquiries.ts'
import type { Channel } from './channel.ts'
import { mailChannel, noticeChannel } from './mail-channel.ts'
import { webhookChannel } from './webhook-channel.ts'

/** How long the other side may be silent before an attempt fails. */
const TIMEOUT_MS = 20_000

/** Whether the settings name a mail server and a recipient. */
export const mailsEnquiries = ({ smtpUrl, mailTo }: Settings) =>
  smtpUrl !== undefined && mailTo.length > 0

/**
 * The channels that messages are queued for. Enquiries are always queued for mail: they wait until it
 * is set up. Self-tests are mailed only if mail is set up, and never posted to the webhook.
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

/** The channel for notices to the owner; undefined where mail is not set up. */
export function openNoticeChannel(settings: Settings, site: () => SiteSettings) {
  const options = mailOptions(settings, site)
  return options && noticeChannel(options)
}

/** The channels that are set up. */
export function openChannels(settings: Settings, site: () => SiteSettings): Channel[] {
  const { webhook } = settings
  const options = mailOptions(settings, site)
  const mail = options ? [mailChannel(options)] : []
  const hook = webhook ? [webhookChannel({ ...webhook, timeoutMs: TIMEOUT_MS, now: Date.now })] : []
  return [...mail, ...hook]
}
