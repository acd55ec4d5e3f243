import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'

/** How long something is pointed at before that counts as a sign, in milliseconds; a pointer that passes by takes less. */
const DWELL = 80

/** The link to a page of this site that an event is about; files have a dot in their names. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  return link.pathname.includes('.') ? undefined : link
}

/** Whether the visitor wants the link here and now, not in another tab or as a file. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)

type PageLinks = {
  /** Gets the path of a link that is pointed at for a moment, touched or focused. */
  prepare: (path: string) => void
  /** Gets the path of a page that the router is on its way to, when it may begin at its top. */
  follow: (path: string) => void
}

/**
 * Lets every link to a page of this site be followed without a document, whoever wrote it, and tells
 * of those that are about to be: links are plain HTML, and one listener knows them all.
 */
export function usePageLinks({ prepare, follow }: PageLinks): void {
  const current = createPath(useLocation())
  const navigate = useNavigate()
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || !isPlain(event)) return
    event.preventDefault()
    const { pathname, search, hash } = link
    const address = createPath({ pathname, search, hash })
    // As browsers do: the page that is there already gets no second entry in the history.
    navigate(address, { replace: address === current })
    if (!hash) follow(pathname)
  })
  const intend = useEffectEvent((link: HTMLAnchorElement) => prepare(link.pathname))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (event: Event) => {
      clearTimeout(timer)
      const link = linkOf(event)
      if (link) timer = setTimeout(() => intend(link), DWELL)
    }
    const now = (event: Event) => {
      const link = linkOf(event)
      if (link) intend(link)
    }
    const ways = { click: onClick, pointerover: soon, focusin: soon, pointerdown: now } as const
    const all = Object.entries(ways) as [string, (event: Event) => void][]
    for (const [name, listen] of all) document.addEventListener(name, listen)
    return () => {
      clearTimeout(timer)
      for (const [name, listen] of all) document.removeEventListener(name, listen)
    }
  }, [])
}
