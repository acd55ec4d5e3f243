import type { Control, UsedEarly } from './early-input.ts'

/** The script of the built site that is fetched at the first interaction (`entry.client.tsx`). */
type Site = { hydrateIslandOnce: (island: Element) => Promise<void> }

/**
 * Runs in every page as an inline script: fetches the site's script at the first interaction. What is
 * pressed and submitted before its island or the page is hydrated is held back and repeated afterwards;
 * an island repeats what was pressed and entered in order (`early-input.ts`). Links, menus, questions and
 * tabs work without it. It is inlined as source text, so it uses no outer variables.
 * @param entry addresses of the files of the site's script, the script itself first
 * @param fetchFile fetches one of them (`fetch-file.ts`)
 * @param linkWaitingStyles links the stylesheets that wait for the first paint (`../styles/link-styles.ts`)
 * @param attributes names of the data attributes that it reads
 */
export function waitForFirstInteraction(
  entry: string[],
  fetchFile: (address: string) => Promise<void>,
  linkWaitingStyles: (unstyled: string, place: string) => void,
  attributes: Record<
    'hydrated' | 'island' | 'files' | 'waiting' | 'held' | 'eager' | 'unstyled' | 'linkedStyles',
    string
  >,
): void {
  const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel']
  let site: Promise<Site> | undefined

  const hydrate = () => {
    linkWaitingStyles(attributes.unstyled, attributes.linkedStyles)
    // Keep listening for keys until the site's script does.
    for (const interaction of interactions)
      if (interaction !== 'keydown') removeEventListener(interaction, onInteraction, true)
    // Fetch the files before importing, since a failed import cannot be repeated, and what islands need.
    const islands = document.querySelector(`[${attributes.files}]`)?.getAttribute(attributes.files)
    site ??= Promise.all([...entry, ...(islands ? [islands] : [])].map(fetchFile)).then(
      () => import(/* @vite-ignore */ `${entry[0]}`),
    )
    // After a failure the next interaction tries again.
    site.catch(() => {
      site = undefined
    })
    return site
  }
  /** A link leaves the page, except for an anchor: leave the bandwidth to the next page. */
  const isOnLink = (target: Element) => target.closest('a[href]:not([href^="#"])')
  const onInteraction = (event: Event) => {
    const { type, target } = event
    if (document.documentElement.hasAttribute(attributes.hydrated)) return
    if (/^(pointerdown|focusin)$/.test(type) && isOnLink(target as Element)) return
    // Replay a key, which may be a shortcut, on its target: in a field `/` is text.
    hydrate().then(
      () => type === 'keydown' && target?.dispatchEvent(new KeyboardEvent(type, event)),
      () => {},
    )
  }
  const onUse = (event: Event) => {
    const { type } = event
    const target = event.target as Element
    const island = target.closest<UsedEarly>(`[${attributes.island}]`)
    if ((island ?? document.documentElement).hasAttribute(attributes.hydrated)) return
    const pressed =
      type === 'click' &&
      target.closest<HTMLButtonElement | HTMLAnchorElement>(
        `button[type=button]:not([popovertarget]),[${attributes.held}]`,
      )
    // A form outside of an island is sent natively.
    const form = type === 'submit' && island && (target as HTMLFormElement)
    if (pressed || form) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (!island || isOnLink(target)) return
    const used = pressed || (type === 'input' && (target as Control))
    if (used && island) island.early = [...(island.early ?? []), used]
    // Says so where it takes longer than a moment.
    const timer = setTimeout(() => island?.setAttribute(attributes.waiting, ''), 300)
    hydrate()
      .then(({ hydrateIslandOnce }) => island && hydrateIslandOnce(island))
      .then(
        () => {
          if (form) form.requestSubmit((event as SubmitEvent).submitter)
          else if (pressed && !island) pressed.click()
        },
        // What happens without scripts.
        () => {
          if (form) form.submit()
          else if (pressed && 'href' in pressed) location.assign(pressed.href)
        },
      )
      .finally(() => {
        clearTimeout(timer)
        island?.removeAttribute(attributes.waiting)
      })
  }
  for (const use of ['pointerup', 'focusin', 'input', 'click', 'submit'])
    addEventListener(use, onUse, true)
  for (const interaction of interactions)
    addEventListener(interaction, onInteraction, { capture: true, passive: true })
  // A visitor from one of our pages, or with a demo's state in the address (`#flight-planner?detail=2`),
  // has interacted already. Otherwise an island that moves on its own waits until it has been seen.
  const isHere = document.referrer.startsWith(location.origin) || location.hash.includes('?')
  // After the next frame: a prerendered page is shown first, then hydrated.
  const hydrateLater = () => requestAnimationFrame(() => setTimeout(hydrate, isHere ? 0 : 4000))
  if (!document.querySelector(`[${isHere ? attributes.island : attributes.eager}]`)) return
  if (document.readyState === 'complete') hydrateLater()
  else addEventListener('load', hydrateLater)
}
