import { href as pathOf } from 'react-router'
import { useScripts } from '../consent/use-scripts.ts'
import { useCurrentPath } from '../current-path.ts'
import { DATA } from '../data-attributes.ts'
import { phoneHref } from '../enquiry/phone-href.ts'
import { CHAT_PANEL, CONTACT_OPTIONS } from '../layout-ids.ts'
import { useSiteData } from '../site-data.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { useWhatsApp } from '../use-whatsapp.ts'
import styles from './contact-options.module.css'
import widget from './contact-widget.module.css'
import { PopoverButton } from './popover-button.tsx'

/** The floating kite at the bottom right: call, WhatsApp, e-mail and chat, on Home our own or a company's (`open-live-chat.ts`). */
export function ContactWidget() {
  const { contact, labels } = useSiteData()
  const [liveChat] = useScripts('chat-button')
  const whatsapp = useWhatsApp()
  const isHome = useCurrentPath() === pathOf('/')
  const chat = isHome ? undefined : contact.chat
  const options = [
    { icon: 'phone', label: labels.call, href: phoneHref(contact.phone), Link: 'a' },
    { icon: 'chat', label: labels.whatsapp, href: whatsapp, Link: ExternalLink },
    { icon: 'chat', label: labels.chat, href: chat, Link: ExternalLink },
    { icon: 'mail', label: labels.email, href: `mailto:${contact.email}`, Link: 'a' },
  ] as const
  return (
    <aside className={widget.widget} aria-label={labels.contactOptions} data-layout="widget">
      <PopoverButton
        opens={CONTACT_OPTIONS}
        className={`square ${widget.button}`}
        closed={{ icon: 'chat', label: labels.contactOptions }}
        open={{ icon: 'close', label: labels.closeContactOptions }}
        size={24}
        iconOnly
      />
      <div
        id={CONTACT_OPTIONS}
        popover="auto"
        className={`ringed ${styles.panel}`}
        data-background="white"
      >
        <ul>
          {isHome && (
            <li>
              <button
                type="button"
                className={`line lights ${styles.option}`}
                popoverTarget={CHAT_PANEL}
                aria-controls={CHAT_PANEL}
                {...(liveChat && { [DATA.liveChat]: JSON.stringify([liveChat.src]) })}
              >
                <Icon name="chat" size={22} />
                {liveChat ? `${labels.chat} (${liveChat.name})` : labels.leaveMessage}
              </button>
            </li>
          )}
          {options.map(
            ({ icon, label, href, Link }) =>
              href && (
                <li key={label}>
                  <Link href={href} className={`line lights ${styles.option}`}>
                    <Icon name={icon} size={22} />
                    {label}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </div>
    </aside>
  )
}
