import type { LiveChat as Settings } from '../../../../schemas/third-parties.ts'
import { DATA } from '../../../data-attributes.ts'
import { chatwoot } from './chatwoot.ts'
import { crisp } from './crisp.ts'
import type { LiveChat } from './live-chat.ts'
import { tawk } from './tawk.ts'

/** Milliseconds after which a chat counts as out of reach: a blocker may swallow its requests. */
const PATIENCE = 15_000

function adapterFor(settings: Settings): LiveChat {
  switch (settings.provider) {
    case 'tawk':
      return tawk(settings)
    case 'crisp':
      return crisp(settings)
    case 'chatwoot':
      return chatwoot(settings)
  }
}

/**
 * Loads a chat. It goes with the document, unless the browser keeps the document for the back button: then
 * the page is reloaded, since these scripts leave frames, timers and globals behind that only a new document
 * is free of.
 */
async function load(settings: Settings): Promise<LiveChat> {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  const adapter = adapterFor(settings)
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE))
  await Promise.race([adapter.load(), late])
  return adapter
}

/**
 * Makes the button of the contact options open the configured live chat, which is loaded at the first press.
 * Without scripts, or if that fails, the button opens Home's own chat (`chat-panel.tsx`).
 */
export function watchLiveChat(): void {
  const button = document.querySelector<HTMLButtonElement>(`[${DATA.liveChat}]`)
  let loaded: Promise<LiveChat> | undefined
  button?.addEventListener('click', async (event) => {
    const settings = button.getAttribute(DATA.liveChat)
    if (!settings) return
    event.preventDefault()
    button.ariaBusy = 'true'
    try {
      loaded ??= load(JSON.parse(settings))
      const chat = await loaded
      button.closest<HTMLElement>('[popover]')?.hidePopover()
      chat.open()
    } catch {
      button.removeAttribute(DATA.liveChat)
      button.click()
    } finally {
      button.ariaBusy = null
    }
  })
}
