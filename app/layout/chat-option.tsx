import { DATA } from '../data-attributes.ts'
import { useSiteData } from '../site-data.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { CHAT_PANEL } from './layout-ids.ts'

/**
 * Opens Home's own chat. If a live chat of another company is configured, a script opens that instead
 * (`open-live-chat.ts`), and the label names the company.
 */
export function ChatOption({ className }: { className: string | undefined }) {
  const { labels, liveChat } = useSiteData()
  return (
    <button
      type="button"
      className={className}
      popoverTarget={CHAT_PANEL}
      aria-controls={CHAT_PANEL}
      {...(liveChat && { [DATA.liveChat]: JSON.stringify(liveChat.settings) })}
    >
      <Icon name="chat" size={22} />
      {liveChat ? liveChat.label : labels.chat}
    </button>
  )
}
