import type { LiveChat as Settings } from '../../../../schemas/third-parties.ts'
import { DATA } from '../../../data-attributes.ts'
import { chatwoot } from './chatwoot.ts'
import { crisp } from './crisp.ts'
import type { LiveChat } from './live-chat.ts'
import { ownChat } from './own-chat.ts'
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

let chat: { adapter: LiveChat; loaded: Promise<unknown> } | undefined

function load(settings: Settings) {
  const adapter = adapterFor(settings)
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE))
  addEventListener('pagehide', adapter.remove, { once: true })
  return { adapter, loaded: Promise.race([adapter.load(), late]) }
}

/**
 * Opens the configured live chat, which it loads at the first press; if that fails, Home's own chat.
 * @param button the one that was pressed, with the settings
 */
export async function openLiveChat(button: HTMLButtonElement): Promise<void> {
  chat ??= load(JSON.parse(button.getAttribute(DATA.liveChat) ?? ''))
  button.ariaBusy = 'true'
  try {
    await chat.loaded
    button.closest<HTMLElement>('[popover]')?.hidePopover()
    chat.adapter.open()
  } catch {
    ownChat(button).open()
  } finally {
    button.ariaBusy = null
  }
}
