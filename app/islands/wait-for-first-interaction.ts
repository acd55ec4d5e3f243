/** The script of the built site that is fetched at the first interaction (`entry.client.tsx`). */
type Site = { hydrateIslandOnce: (island: Element) => Promise<void> }

/**
 * Stands in every page as an inline script: fetches the site's script at the first interaction,
 * and keeps what is clicked or sent where nothing answers yet, until it does. Links, menus, questions
 * and tabs work by themselves. It is written into the page as its own source, so it uses nothing from
 * outside.
 * @param entry addresses of the files of the site's script, itself first
 * @param fetchFile fetches one of them (`fetch-file.ts`)
 * @param attributes names of the attributes that it looks for
 */
export function waitForFirstInteraction(
  entry: string[],
  fetchFile: (address: string) => Promise<void>,
  attributes: { hydrated: string; island: string; eager: string },
): void {
  const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel']
  let site: Promise<Site> | undefined

  const hydrate = () => {
    // Keys go on being heard until the site's script hears them.
    for (const interaction of interactions)
      if (interaction !== 'keydown') removeEventListener(interaction, onInteraction, true)
    // A module is imported once its files are there: a failed import cannot be repeated.
    site ??= Promise.all(entry.map(fetchFile)).then(() => import(/* @vite-ignore */ `${entry[0]}`))
    // What could not be had is asked for again by the next act.
    site.catch(() => {
      site = undefined
    })
    return site
  }
  const onInteraction = (event: Event) => {
    const { type, target } = event
    if (document.documentElement.hasAttribute(attributes.hydrated)) return
    // A touch of a link leads away, unless to a place of this page: the line is for the next one.
    if (
      /^(pointerdown|focusin)$/.test(type) &&
      (target as Element).closest('a[href]:not([href^="#"])')
    )
      return
    // A key may be a shortcut.
    hydrate().then(
      // Where it was pressed: `/` in a field is text, and no shortcut.
      () => type === 'keydown' && target?.dispatchEvent(new KeyboardEvent(type, event)),
      () => {},
    )
  }
  /** Does an act once more when the island, or the layout, can answer; or as it is done without scripts. */
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
    // One that is no island goes as it would without scripts.
    if (!form.closest(`[${attributes.island}]`)) return
    replay(
      event,
      () => form.requestSubmit(submitter),
      () => form.submit(),
    )
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  // Whoever follows a link of ours, or one that says how an island stands (`#flight-planner?detail=2`), has
  // interacted; what moves by itself waits until it was seen.
  const isHere = document.referrer.startsWith(location.origin) || location.hash.includes('?')
  // After the next frame: a page that was prerendered is seen first, and hydrates then.
  const hydrateLater = () => requestAnimationFrame(() => setTimeout(hydrate, isHere ? 0 : 4000))
  if (!document.querySelector(`[${isHere ? attributes.island : attributes.eager}]`)) return
  if (document.readyState === 'complete') hydrateLater()
  else addEventListener('load', hydrateLater)
}
