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
    'hydrated' | 'island' | 'waiting' | 'held' | 'eager' | 'unstyled' | 'linkedStyles',
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
    // Fetch the files before importing: a failed import cannot be repeated.
    site ??= Promise.all(entry.map(fetchFile)).then(() => import(/* @vite-ignore */ `${entry[0]}`))
    // After a failure the next interaction tries again.
    site.catch(() => {
      site = undefined
    })
    return site
  }
  /** A link leaves the page, except for an anchor: leave the bandwidth to the next page. */
  const isOnLink = ({ target }: Event) => (target as Element).closest('a[href]:not([href^="#"])')
  const onInteraction = (event: Event) => {
    const { type, target } = event
    if (document.documentElement.hasAttribute(attributes.hydrated)) return
    if (/^(pointerdown|focusin)$/.test(type) && isOnLink(event)) return
    // Replay a key, which may be a shortcut, on its target: in a field `/` is text.
    hydrate().then(
      () => type === 'keydown' && target?.dispatchEvent(new KeyboardEvent(type, event)),
      () => {},
    )
  }
  /** What an event waits for: the island around it, or the page, unless that is hydrated. */
  const unhydrated = ({ target }: Event) => {
    const island = (target as Element).closest<UsedEarly>(`[${attributes.island}]`)
    return (island ?? document.documentElement).hasAttribute(attributes.hydrated)
      ? undefined
      : { island }
  }
  /** Hydrates an island that is used already; one that takes longer than a moment says so. */
  const hydrateUsed = async (island: UsedEarly) => {
    const timer = setTimeout(() => island.setAttribute(attributes.waiting, ''), 300)
    try {
      const { hydrateIslandOnce } = await hydrate()
      await hydrateIslandOnce(island)
    } finally {
      clearTimeout(timer)
      island.removeAttribute(attributes.waiting)
    }
  }
  const onUse = (event: Event) => {
    const island = unhydrated(event)?.island
    if (!island || isOnLink(event)) return
    if (event.type === 'input') {
      const field = event.target as Control
      island.early = [...(island.early ?? []).filter((control) => control !== field), field]
    }
    hydrateUsed(island).catch(() => {})
  }
  const holdBack = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onClick = (event: Event) => {
    const control = (event.target as Element).closest<HTMLButtonElement | HTMLAnchorElement>(
      `button[type=button]:not([popovertarget]),a[${attributes.held}]`,
    )
    const found = control && unhydrated(event)
    if (!found) return
    holdBack(event)
    const { island } = found
    if (!island)
      return void hydrate().then(
        () => control.click(),
        () => {},
      )
    island.early = [...(island.early ?? []), control]
    hydrateUsed(island).catch(() => 'href' in control && location.assign(control.href))
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    // A form outside of an island is sent natively.
    const island = unhydrated(event)?.island
    if (!island) return
    holdBack(event)
    // If that fails, it is sent as it is without scripts.
    hydrateUsed(island).then(
      () => form.requestSubmit(submitter),
      () => form.submit(),
    )
  }
  for (const use of ['pointerup', 'focusin', 'input'])
    addEventListener(use, onUse, { capture: true, passive: true })
  for (const interaction of interactions)
    addEventListener(interaction, onInteraction, { capture: true, passive: true })
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  // A visitor from one of our pages, or with a demo's state in the address (`#flight-planner?detail=2`),
  // has interacted already. Otherwise an island that moves on its own waits until it has been seen.
  const isHere = document.referrer.startsWith(location.origin) || location.hash.includes('?')
  // After the next frame: a prerendered page is shown first, then hydrated.
  const hydrateLater = () => requestAnimationFrame(() => setTimeout(hydrate, isHere ? 0 : 4000))
  if (!document.querySelector(`[${isHere ? attributes.island : attributes.eager}]`)) return
  if (document.readyState === 'complete') hydrateLater()
  else addEventListener('load', hydrateLater)
}
