import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { normalisePath } from './current-path.ts'

/** How long something is pointed at before that counts as a sign, in milliseconds; a pointer that passes by takes less. */
const DWELL = 80

/** The link to a page of this site that something stands in; files have a dot in their names. */
function linkAround(element: unknown): HTMLAnchorElement | undefined {
  const link = element instanceof Element && element.closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link || link.target || link.hasAttribute('download')) return undefined
  return link.origin !== location.origin || link.pathname.includes('.') ? undefined : link
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
  const here = useLocation()
  const navigate = useNavigate()
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = linkAround(event.target)
    if (!link || !isPlain(event)) return
    event.preventDefault()
    const { pathname, search, hash } = link
    const isHere = normalisePath(pathname) === normalisePath(here.pathname) && hash === here.hash
    // As browsers do: the page that is there already gets no second entry in the history.
    navigate(createPath({ pathname, search, hash }), { replace: isHere })
    if (!hash) follow(pathname)
  })
  const intend = useEffectEvent((link: HTMLAnchorElement) => prepare(link.pathname))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (event: Event) => {
      clearTimeout(timer)
      const link = linkAround(event.target)
      if (link) timer = setTimeout(() => intend(link), DWELL)
    }
    const now = (event: Event) => {
      const link = linkAround(event.target)
      if (link) intend(link)
    }
    // What the pointer has come to rest on while the application woke.
    const pointedAt = linkAround(document.querySelector('a:hover'))
    if (pointedAt) intend(pointedAt)
    const ways = { click: onClick, pointerover: soon, focusin: soon, pointerdown: now } as const
    const all = Object.entries(ways) as [string, (event: Event) => void][]
    for (const [name, listen] of all) document.addEventListener(name, listen)
    return () => {
      clearTimeout(timer)
      for (const [name, listen] of all) document.removeEventListener(name, listen)
    }
  }, [])
}
