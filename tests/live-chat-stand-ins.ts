/**
 * Scripts that behave as those of the chat providers do, as far as a page can see: what they read and
 * write on `window`, the elements and frames that they add, and that they are ready late, after they have
 * fetched their settings.
 */
import type { LiveChat } from '../schemas/third-parties.ts'

type StandIn = {
  settings: LiveChat
  /** Beginnings of addresses, and what is answered. */
  files: Record<string, string>
  /** The address that its script fetches before it is ready. */
  late: string
  /** What it leaves on `window`. */
  globals: string[]
  /** The accessible name of its own button, which stays hidden. */
  launcher: string
  /** The title of its frame. */
  frame: string
}

/** The document in a provider's frame: its button closes the chat. */
const FRAME = `<!doctype html><title>Chat</title><body><button onclick="parent.postMessage('close', '*')">Close the conversation</button></body>`

/** A button and a frame in a box at the end of the page, as functions of the script around them. */
const WIDGET = (launcher: string, title: string, src: string) => `
  const box = document.createElement('div')
  const launcher = Object.assign(document.createElement('button'), { textContent: '${launcher}' })
  const frame = Object.assign(document.createElement('iframe'), { title: '${title}', src: '${src}' })
  box.style = 'position: fixed; bottom: 0; left: 0; z-index: 9'
  box.append(launcher, frame)
  document.body.append(box)
  const show = (element, shown) => { element.style.display = shown ? 'block' : 'none' }
  let onClose = () => {}
  addEventListener('message', ({ data }) => { if (data === 'close') { show(frame, false); onClose() } })
  show(frame, false)`

const TAWK: StandIn = {
  settings: { provider: 'tawk', propertyId: 'property', widgetId: 'widget' },
  late: 'https://va.tawk.to/v1/session/start',
  globals: ['Tawk_API', 'Tawk_LoadStart'],
  launcher: 'Tawk button',
  frame: 'chat widget',
  files: {
    'https://va.tawk.to/frame': FRAME,
    'https://embed.tawk.to/property/widget': `
      fetch('https://va.tawk.to/v1/session/start').then(() => {
        const api = window.Tawk_API
        ${WIDGET('Tawk button', 'chat widget', 'https://va.tawk.to/frame')}
        api.hideWidget = () => show(box, false)
        api.showWidget = () => show(box, true)
        api.maximize = () => show(frame, true)
        onClose = () => api.onChatMinimized?.()
        api.onLoad?.()
      })`,
  },
}

const CRISP: StandIn = {
  settings: { provider: 'crisp', websiteId: 'crisp-website' },
  late: 'https://client.crisp.chat/settings',
  globals: ['$crisp', 'CRISP_WEBSITE_ID'],
  launcher: 'Crisp button',
  frame: 'crisp',
  files: {
    'https://game.crisp.chat/frame': FRAME,
    'https://client.crisp.chat/l.js': `
      if (window.CRISP_WEBSITE_ID !== 'crisp-website') throw new Error('No website id')
      fetch('https://client.crisp.chat/settings').then(() => {
        const queue = window.$crisp
        ${WIDGET('Crisp button', 'crisp', 'https://game.crisp.chat/frame')}
        const listeners = {}
        onClose = () => listeners['chat:closed']?.()
        const actions = {
          'chat:hide': () => show(box, false),
          'chat:show': () => show(box, true),
          'chat:open': () => show(frame, true),
        }
        window.$crisp = { push: ([verb, name, given]) => {
          if (verb === 'do') actions[name]()
          else listeners[name] = given
        } }
        for (const command of queue) window.$crisp.push(command)
        window.CRISP_READY_TRIGGER?.()
      })`,
  },
}

const CHATWOOT: StandIn = {
  settings: { provider: 'chatwoot', host: 'https://chat.agency.example', websiteToken: 'token' },
  late: 'https://chat.agency.example/widget-settings',
  globals: ['chatwootSDK', '$chatwoot', 'chatwootSettings'],
  launcher: 'Chatwoot button',
  frame: 'chatwoot',
  files: {
    'https://chat.agency.example/frame': FRAME,
    'https://chat.agency.example/packs/js/sdk.js': `
      window.chatwootSDK = { run({ websiteToken, baseUrl }) {
        if (websiteToken !== 'token') throw new Error('No website token')
        fetch(baseUrl + '/widget-settings').then(() => {
          ${WIDGET('Chatwoot button', 'chatwoot', 'https://chat.agency.example/frame')}
          show(launcher, !window.chatwootSettings.hideMessageBubble)
          window.$chatwoot = { toggle: (state) => show(frame, state === 'open') }
          dispatchEvent(new Event('chatwoot:ready'))
        })
      } }`,
  },
}

export const STAND_INS = { 'Tawk.to': TAWK, Crisp: CRISP, Chatwoot: CHATWOOT }
