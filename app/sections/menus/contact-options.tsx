import { href as pathOf } from 'react-router'
import { useScripts } from '../../consent/use-scripts.ts'
import { DATA } from '../../data-attributes.ts'
import { useCurrentPath } from '../../layout/current-path.ts'
import { CHAT_PANEL } from '../../layout/layout-ids.ts'
import { phoneHref } from '../../layout/phone-href.ts'
import { useWhatsApp } from '../../layout/use-whatsapp.ts'
import { useSiteData } from '../../site-data.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './contact-options.module.css'

/**
 * Call, WhatsApp, chat and e-mail: the panel of the contact widget. Chat is a link to the chat service;
 * on Home it opens Home's own chat or, by a script (`open-live-chat.ts`), that of a configured company.
 */
export function ContactOptions({ id }: { id: string }) {
  const { contact, labels } = useSiteData()
  const [liveChat] = useScripts('chat-button')
  const whatsapp = useWhatsApp()
  const isHome = useCurrentPath() === pathOf('/')
  const options: { icon: IconName; label: string; href: string; outside?: boolean }[] = [
    { icon: 'phone', label: labels.call, href: phoneHref(contact.phone) },
    ...(whatsapp
      ? [{ icon: 'chat' as const, label: labels.whatsapp, href: whatsapp, outside: true }]
      : []),
    ...(isHome
      ? []
      : [{ icon: 'chat' as const, label: labels.chat, href: contact.chat, outside: true }]),
    { icon: 'mail', label: labels.email, href: `mailto:${contact.email}` },
  ]
  return (
    <div id={id} popover="auto" className={styles.panel}>
      <ul>
        {isHome && (
          <li>
            <button
              type="button"
              className={styles.option}
              popoverTarget={CHAT_PANEL}
              aria-controls={CHAT_PANEL}
              {...(liveChat && { [DATA.liveChat]: JSON.stringify([liveChat.src]) })}
            >
              <Icon name="chat" size={22} />
              {liveChat ? `${labels.chat} (${liveChat.name})` : labels.leaveMessage}
            </button>
          </li>
        )}
        {options.map(({ icon, label, href, outside }) => (
          <li key={label}>
            <a
              href={href}
              className={styles.option}
              {...(outside && { target: '_blank', rel: 'noopener' })}
            >
              <Icon name={icon} size={22} />
              {label}
              {outside && <span className="visually-hidden">{` (${labels.newTab})`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
