import { runScripts } from '../consent/run-scripts.ts'
import { CHAT_READY, DATA } from '../data-attributes.ts'

/** Milliseconds after which a chat counts as out of reach: a blocker may swallow its requests. */
const PATIENCE = 15_000

/**
 * Runs the snippet of the live chat, and resolves with what opens it. A document that the browser keeps for the back
 * button is reloaded: these scripts leave frames, timers and globals behind.
 */
const load = () =>
  new Promise<() => void>((resolve, reject) => {
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
    document.addEventListener(CHAT_READY, ({ detail }: CustomEventInit) => resolve(detail))
    // Errors of elements do not bubble.
    const onError = ({ target }: Event) => target instanceof HTMLScriptElement && reject()
    addEventListener('error', onError, { capture: true })
    setTimeout(reject, PATIENCE)
    runScripts(DATA.liveChat)
  })

/**
 * Makes the button of the contact options load and open the configured live chat. If that fails, the button opens Home's
 * own chat (`chat-panel.tsx`).
 */
export function watchLiveChat(): void {
  const button = document.querySelector<HTMLButtonElement>(`[${DATA.liveChat}]`)
  let loaded: ReturnType<typeof load> | undefined
  button?.addEventListener('click', async (event) => {
    if (!button.hasAttribute(DATA.liveChat)) return
    event.preventDefault()
    button.ariaBusy = 'true'
    try {
      loaded ??= load()
      const open = await loaded
      button.closest<HTMLElement>('[popover]')?.hidePopover()
      open()
    } catch {
      button.removeAttribute(DATA.liveChat)
      button.click()
    } finally {
      button.ariaBusy = null
    }
  })
}
