import { DATA } from '../../../data-attributes.ts'
import type { LiveChat } from './live-chat.ts'

/**
 * Home's own chat (`chat-panel.tsx`). Its button opens it without scripts, unless a live chat of another
 * company is configured; once it is opened here, the button opens it from then on.
 * @param button the one that a configured live chat uses
 */
export const ownChat = (button: HTMLButtonElement): LiveChat => ({
  load: () => Promise.resolve(),
  open: () => {
    button.removeAttribute(DATA.liveChat)
    button.click()
  },
  remove: () => {
    if (button.popoverTargetElement instanceof HTMLElement)
      button.popoverTargetElement.hidePopover()
  },
})
