/** The site's script (`entry.client.tsx`). */
type Site = { takeOver: (early: Event[]) => void }

/**
 * Runs in every page as an inline script: fetches the site's script at the first interaction. Until that
 * is loaded, it notes what the visitor does and holds back presses and forms that need a script; then it
 * hands all of it over (`hydrate-on-use.ts`). Links, menus, questions and tabs work without it. It also
 * marks the document once it is loaded and painted, for the fonts and stylesheets that wait for that. It
 * is inlined as source text, so it uses no outer variables.
 * @param entry addresses of the files of the site's script, the script itself first
 * @param fetchFile fetches one of them (`fetch-file.ts`)
 * @param linkWaitingStyles links the stylesheets that wait for the first paint (`../styles/link-styles.ts`)
 * @param painted the attribute of `<html>` for styles that wait until the page is loaded and painted
 * @param unstyled the attribute of `<html>` that hides what waits for its styles
 * @param linkedStyles the attribute of the `noscript` elements that hold the links of styles
 * @param island the attribute of an island
 * @param files the attribute of an island with the address of the list of what islands need
 * @param eager the attribute of an island that moves on its own
 * @param held the attribute of a link or button whose press waits for its island or the site's script
 * @param waiting the attribute of an island that a visitor waits for
 */
export function startSite(
  entry: string[],
  fetchFile: (address: string) => Promise<void>,
  linkWaitingStyles: (unstyled: string, place: string) => void,
  painted: string,
  unstyled: string,
  linkedStyles: string,
  island: string,
  files: string,
  eager: string,
  held: string,
  waiting: string,
): void {
  const types = 'pointermove pointerdown pointerup keydown focusin wheel input click submit'.split(
    ' ',
  )
  let early: Event[] = []
  let isAsked = false

  const start = () => {
    linkWaitingStyles(unstyled, linkedStyles)
    if (isAsked) return
    isAsked = true
    // Fetch all files before importing, since a failed import cannot be repeated, and the list of what
    // islands need.
    const list = document.querySelector(`[${files}]`)?.getAttribute(files)
    Promise.all([...entry, ...(list ? [list] : [])].map(fetchFile))
      .then(() => import(/* @vite-ignore */ `${entry[0]}`))
      .then(
        ({ takeOver }: Site) => {
          for (const type of types) removeEventListener(type, hold, true)
          takeOver(early.splice(0))
        },
        () => {
          // The next interaction tries again. What was held back now happens as it would without scripts.
          isAsked = false
          const { defaultPrevented, target } =
            early.findLast((event) => event.defaultPrevented) ?? {}
          early = []
          document.querySelector(`[${waiting}]`)?.removeAttribute(waiting)
          const link = defaultPrevented && (target as Element).closest('a')
          if (link) location.assign(link.href)
          else if (defaultPrevented) (target as HTMLFormElement).submit()
        },
      )
  }
  const hold = (event: Event) => {
    const { type } = event
    // The window has no ancestors: scripts dispatch events on it.
    const around = (selector: string) => (event.target as Element).closest?.(selector)
    const inIsland = around(`[${island}]`)
    // Movement and scrolling only show that somebody is there.
    if (!/move|wheel/.test(type)) early.push(event)
    if (type === 'submit' ? inIsland : type === 'click' && around(`[${held}]`)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // A link leaves the page: leave the bandwidth to the next one.
    else if (/pointer(down|up)|focus|click/.test(type) && around('a[href]:not([href^="#"])')) return
    if (!/move|down|wheel/.test(type))
      setTimeout(() => early.length > 0 && inIsland?.setAttribute(waiting, ''), 300)
    start()
  }
  for (const type of types) addEventListener(type, hold, true)

  const onPaint = () => {
    document.documentElement.setAttribute(painted, '')
    linkWaitingStyles(unstyled, linkedStyles)
  }
  // A visitor from one of our pages, or with a demo's state in the address (`#flight-planner?detail=2`),
  // has interacted already. Otherwise an island that moves on its own waits until it has been seen.
  const isHere = document.referrer.startsWith(location.origin) || location.hash.includes('?')
  addEventListener('load', () =>
    // A prerendered page has no frames before it is shown.
    requestAnimationFrame(() => {
      // By then the first words are on the screen, and so is the picture, which is loaded.
      setTimeout(onPaint, 100)
      if (document.querySelector(`[${isHere ? island : eager}]`))
        setTimeout(start, isHere ? 0 : 4000)
    }),
  )
}
