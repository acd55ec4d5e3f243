/** What a visitor did before the page could answer. */
export type Missed = {
  /** Buttons that were clicked, each once, the last one last. */
  clicked: HTMLElement[]
  /** The form that was to be sent, and by which button. */
  sent?: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined
}

/** The script of the built site that is fetched at the first sign (`entry.client.tsx`). */
type Entry = { wakePage: (missed: Missed) => void }

/**
 * Stands in every page as an inline script: fetches the site's script at the first sign of a visitor,
 * and keeps what they did meanwhile. Links, menus, questions and tabs work by themselves. It is
 * written into the page as its own source, so it uses nothing from outside.
 * @param entry address of the site's script
 * @param marks names of the attributes that it looks for
 */
export function waitForSign(entry: string, marks: { part: string; byItself: string }): void {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel']
  const clicked = new Set<HTMLElement>()
  let sent: Missed['sent']
  let asked = false

  const done = () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
  }
  const wake = () => {
    if (asked) return
    asked = true
    for (const sign of signs) removeEventListener(sign, wake, true)
    ;(import(/* @vite-ignore */ entry) as Promise<Entry>).then(
      ({ wakePage }) => {
        done()
        wakePage({ clicked: [...clicked], sent })
      },
      () => {
        // The script cannot come: whatever works without it, does.
        done()
        sent?.form.submit()
      },
    )
  }
  const onClick = ({ target }: Event) => {
    const button =
      target instanceof Element &&
      target.closest<HTMLElement>('button[type=button]:not([popovertarget])')
    if (!button) return
    clicked.delete(button)
    clicked.add(button)
    wake()
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!form.closest(`[${marks.part}]`)) return
    event.preventDefault()
    sent = { form, submitter: event.submitter }
    wake()
  }
  const listen = () => {
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
    addEventListener('click', onClick, true)
    addEventListener('submit', onSubmit, true)
    // Whoever follows a link of ours has given a sign; what moves by itself waits until it was seen.
    const isHere = document.referrer.startsWith(location.origin)
    const wakeLater = () => setTimeout(wake, isHere ? 0 : 4000)
    if (!document.querySelector(`[${isHere ? marks.part : marks.byItself}]`)) return
    if (document.readyState === 'complete') wakeLater()
    else addEventListener('load', wakeLater)
  }
  // A page that is prerendered is nobody's visit until it is shown.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', listen, { once: true })
  else listen()
}
