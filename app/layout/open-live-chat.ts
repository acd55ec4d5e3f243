import { runScripts } from '../consent/run-scripts.ts'
import { CHAT_READY, DATA } from '../data-attributes.ts'

/** Milliseconds after which a chat counts as out of reach: a blocker may swallow its requests. */
const PATIENCE = 15_000

const load = () =>
  new Promise<() => void>((resolve, reject) => {
    // Its scripts leave frames, timers and globals behind.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
    document.addEventListener(CHAT_READY, ({ detail }: CustomEventInit) => resolve(detail))
    // Errors of elements do not bubble.
    const onError = ({ target }: Event) => target instanceof HTMLScriptElement && reject()
    addEventListener('error', onError, { capture: true })
    setTimeout(reject, PATIENCE)
    runScripts(DATA.liveChat)
  })

/** Makes a contact option load and open the configured live chat, or else Home's own (`chat-panel.tsx`). */
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
