import { href as pathOf } from 'react-router'
import { useScripts } from '../consent/use-scripts.ts'
import { ContactLink, useContactWays } from '../contact-ways.tsx'
import { useCurrentPath } from '../current-path.ts'
import { DATA } from '../data-attributes.ts'
import { CHAT_PANEL, CONTACT_OPTIONS } from '../layout-ids.ts'
import { useSiteData } from '../site-data.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './contact-options.module.css'
import widget from './contact-widget.module.css'
import { PopoverButton } from './popover-button.tsx'

/** The floating kite at the bottom right: call, WhatsApp, e-mail and chat, on Home our own or a company's (`open-live-chat.ts`). */
export function ContactWidget() {
  const { contact, labels } = useSiteData()
  const [liveChat] = useScripts('chat-button')
  const { phone, whatsapp, email } = useContactWays()
  const option = `line lights gap-2 bold plain ${styles.option}`
  const isHome = useCurrentPath() === pathOf('/')
  const chat = { ...whatsapp, label: labels.chat, href: isHome ? undefined : contact.chat }
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
        className={`ringed framed ${styles.panel}`}
        data-background="white"
      >
        <ul>
          {isHome && (
            <li>
              <button
                type="button"
                className={option}
                popoverTarget={CHAT_PANEL}
                aria-controls={CHAT_PANEL}
                {...(liveChat && { [DATA.liveChat]: JSON.stringify([liveChat.src]) })}
              >
                <Icon name="chat" size={22} />
                {liveChat ? `${labels.chat} (${liveChat.name})` : labels.leaveMessage}
              </button>
            </li>
          )}
          {[phone, whatsapp, chat, email].map(
            (way) =>
              way.href && (
                <li key={way.label}>
                  <ContactLink {...way} size={22} className={option} />
                </li>
              ),
          )}
        </ul>
      </div>
    </aside>
  )
}
