import { Activity, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { normalisePath, useCurrentPath } from '../../navigation/current-path.ts'
import {
  keepPage,
  type LoadedPage,
  loadedPage,
  type RouteHandle,
} from '../../navigation/loaded-pages.ts'
import { preparePage } from '../../navigation/prepare-page.ts'
import { layOutUnseen, settle, turnAhead } from '../../navigation/turn-page.ts'
import { usePageLinks } from '../../navigation/use-page-links.ts'
import { PageBox } from './page-box.tsx'

/** The page that the router has come to. */
function useCurrentPage(): LoadedPage {
  const path = useCurrentPath()
  const match = useMatches().at(-1)
  const { Page } = (match?.handle ?? {}) as Partial<RouteHandle>
  if (!Page) throw new Error(`The route of ${path} names no page in its handle`)
  return loadedPage(path) ?? keepPage({ path, Page, data: match?.loaderData })
}

/** Lays out whatever is put beside the page that is shown, once the browser has time. */
function useUnseenLayout() {
  useEffect(() => {
    const stage = document.querySelector('main')
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const box of addedNodes)
          if (box instanceof HTMLElement && box.style.display === 'none')
            (window.requestIdleCallback ?? setTimeout)(() => layOutUnseen(box))
    })
    if (stage) observer.observe(stage, { childList: true })
    return () => observer.disconnect()
  }, [])
}

/**
 * Shows the page that the router has come to, and draws the one that is likely to follow beside it,
 * unseen: a click then only has to swap the two.
 */
export function PageStage() {
  const current = useCurrentPage()
  const isIdle = useNavigation().state === 'idle'
  const [prepared, setPrepared] = useState<LoadedPage>()
  const wanted = useRef('')
  const settled = useRef(current.path)
  usePageLinks({
    prepare: async (address) => {
      wanted.current = normalisePath(address)
      const page = await preparePage(address)
      if (page?.path === wanted.current) startTransition(() => setPrepared(page))
    },
    follow: (address) => turnAhead(current.path, normalisePath(address)),
  })
  useUnseenLayout()
  useLayoutEffect(() => {
    if (!isIdle) return
    settle(current.path, settled.current !== current.path)
    settled.current = current.path
  }, [isIdle, current.path])

  const pages = prepared && prepared.path !== current.path ? [current, prepared] : [current]
  return pages.map((page) => (
    <Activity key={page.path} mode={page.path === current.path ? 'visible' : 'hidden'}>
      <PageBox {...page} />
    </Activity>
  ))
}
