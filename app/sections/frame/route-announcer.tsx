import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { normalisePath } from '../../navigation/current-path.ts'
import { noteVisit } from './visited-pages.ts'

/**
 * After a page change: moves the focus to the new page's heading and says the page's title to
 * screen readers, as a full page load would. The first page is left to the browser.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const lastPath = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => noteVisit(normalisePath(pathname)), [pathname])

  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    setTitle(document.title)
    if (hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
