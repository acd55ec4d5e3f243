/** The script of the built site that is fetched at the first interaction (`entry.client.tsx`). */
type Site = { hydrateIslandOnce: (island: Element) => Promise<void> }

/**
 * Runs in every page as an inline script: fetches the site's script at the first interaction, and holds
 * back clicks and submits on what is not hydrated yet, to replay them afterwards. Links, menus, questions
 * and tabs work without it. It is inlined as source text, so it uses no outer variables.
 * @param entry addresses of the files of the site's script, the script itself first
 * @param fetchFile fetches one of them (`fetch-file.ts`)
 * @param linkWaitingStyles links the stylesheets that wait for the first paint (`../styles/link-styles.ts`)
 * @param attributes names of the data attributes that it reads
 */
export function waitForFirstInteraction(
  entry: string[],
  fetchFile: (address: string) => Promise<void>,
  linkWaitingStyles: (unstyled: string, place: string) => void,
  attributes: Record<'hydrated' | 'island' | 'eager' | 'unstyled' | 'linkedStyles', string>,
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
  const onInteraction = (event: Event) => {
    const { type, target } = event
    if (document.documentElement.hasAttribute(attributes.hydrated)) return
    // Pressing a link leaves the page, except for an anchor: leave the bandwidth to the next page.
    if (
      /^(pointerdown|focusin)$/.test(type) &&
      (target as Element).closest('a[href]:not([href^="#"])')
    )
      return
    // Replay a key, which may be a shortcut, on its target: in a field `/` is text.
    hydrate().then(
      () => type === 'keydown' && target?.dispatchEvent(new KeyboardEvent(type, event)),
      () => {},
    )
  }
  /**
   * Repeats an event once the island or the layout is hydrated; if that fails, does what happens without
   * scripts.
   */
  const replay = (event: Event, again: () => void, otherwise = () => {}) => {
    const island = (event.target as Element).closest(`[${attributes.island}]`)
    if ((island ?? document.documentElement).hasAttribute(attributes.hydrated)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    hydrate()
      .then(({ hydrateIslandOnce }) => island && hydrateIslandOnce(island))
      .then(again, otherwise)
  }
  for (const interaction of interactions)
    addEventListener(interaction, onInteraction, { capture: true, passive: true })
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      'button[type=button]:not([popovertarget])',
    )
    if (button) replay(event, () => button.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    // A form outside of an island is sent natively.
    if (!form.closest(`[${attributes.island}]`)) return
    replay(
      event,
      () => form.requestSubmit(submitter),
      () => form.submit(),
    )
  }
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
