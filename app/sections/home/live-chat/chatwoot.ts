import type { LiveChat as Settings } from '../../../../schemas/third-parties.ts'
import { type LiveChat, runScript } from './live-chat.ts'

declare global {
  interface Window {
    chatwootSettings?: { hideMessageBubble: boolean }
    chatwootSDK?: { run: (settings: { websiteToken: string; baseUrl: string }) => void }
    $chatwoot?: { toggle: (state: 'open' | 'close') => void }
  }
}

/**
 * Chatwoot, on the company's servers or one's own
 * (https://www.chatwoot.com/hc/user-guide/articles/1677587234-how-to-send-additional-user-information-to-chatwoot-using-sdk).
 * Its own button stays hidden: ours opens the chat.
 */
export const chatwoot = ({
  host: baseUrl,
  websiteToken,
}: Extract<Settings, { provider: 'chatwoot' }>): LiveChat => ({
  load: () => {
    window.chatwootSettings = { hideMessageBubble: true }
    const ready = new Promise((resolve) => addEventListener('chatwoot:ready', resolve))
    return runScript(`${baseUrl}/packs/js/sdk.js`).then(() => {
      window.chatwootSDK?.run({ websiteToken, baseUrl })
      return ready
    })
  },
  open: () => window.$chatwoot?.toggle('open'),
})
