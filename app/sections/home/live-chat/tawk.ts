import type { LiveChat as Settings } from '../../../../schemas/third-parties.ts'
import { type LiveChat, runScript } from './live-chat.ts'

/** The part of its API that is used here (https://developer.tawk.to/jsapi/). */
type TawkApi = {
  onLoad?: () => void
  onChatMinimized?: () => void
  showWidget?: () => void
  hideWidget?: () => void
  maximize?: () => void
}

declare global {
  interface Window {
    Tawk_API?: TawkApi
    Tawk_LoadStart?: Date
  }
}

/** Tawk.to. Its own button stays hidden: ours opens the chat. */
export const tawk = (settings: Extract<Settings, { provider: 'tawk' }>): LiveChat => {
  // Its script adds its functions to this object.
  const api: TawkApi = {}
  return {
    load: () =>
      new Promise<void>((resolve, reject) => {
        api.onLoad = () => {
          api.hideWidget?.()
          resolve()
        }
        api.onChatMinimized = () => api.hideWidget?.()
        window.Tawk_API = api
        window.Tawk_LoadStart = new Date()
        runScript(`https://embed.tawk.to/${settings.propertyId}/${settings.widgetId}`).catch(reject)
      }),
    open: () => {
      api.showWidget?.()
      api.maximize?.()
    },
  }
}
