import { DATA } from '../data-attributes.ts'

/**
 * Opens a configured live chat by its button (`chat-option.tsx`), and loads nothing of it before. Without
 * scripts, or if the chat cannot be loaded, the button opens Home's own chat.
 */
export function watchLiveChat(): void {
  const button = document.querySelector<HTMLButtonElement>(`[${DATA.liveChat}]`)
  button?.addEventListener('click', (event) => {
    if (!button.hasAttribute(DATA.liveChat)) return
    event.preventDefault()
    import('../sections/home/live-chat/open-live-chat.ts')
      .then(({ openLiveChat }) => openLiveChat(button))
      .catch(() => {
        button.removeAttribute(DATA.liveChat)
        button.click()
      })
  })
}
