import type { LiveChat as Settings } from '../../../../schemas/third-parties.ts'
import { type LiveChat, runScript } from './live-chat.ts'

declare global {
  interface Window {
    /** A queue of commands; its script replaces it with an object that has the same method. */
    $crisp?: { push: (command: unknown[]) => unknown }
    CRISP_WEBSITE_ID?: string
    CRISP_READY_TRIGGER?: () => void
  }
}

const tell = (...command: unknown[]) => window.$crisp?.push(command)

/**
 * Crisp (https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/dollar-crisp/). Its own button stays hidden:
 * ours opens the chat.
 */
export const crisp = ({ websiteId }: Extract<Settings, { provider: 'crisp' }>): LiveChat => ({
  load: () =>
    new Promise<void>((resolve, reject) => {
      window.$crisp = [] as unknown[][]
      window.CRISP_WEBSITE_ID = websiteId
      window.CRISP_READY_TRIGGER = resolve
      tell('do', 'chat:hide')
      tell('on', 'chat:closed', () => tell('do', 'chat:hide'))
      runScript('https://client.crisp.chat/l.js').catch(reject)
    }),
  open: () => {
    tell('do', 'chat:show')
    tell('do', 'chat:open')
  },
})
