import { type FunctionComponent, memo, useEffect, useState, ViewTransition } from 'react'
import type { LoadedPage } from '../../navigation/loaded-pages.ts'
import { wantsLessMotion } from '../../ui/wants-less-motion.ts'
import styles from './page-box.module.css'

/** Styles that stand in for scripts step back, and what the visitor did meanwhile is done again. */
function sayAwake() {
  const root = document.documentElement
  if ('awake' in root.dataset) return
  root.dataset.awake = ''
  dispatchEvent(new Event('awake'))
}

const PageContent = memo(function PageContent({ Page, data }: LoadedPage) {
  const Content = Page as FunctionComponent<{ loaderData: unknown }>
  useEffect(sayAwake, [])
  return <Content loaderData={data} />
})

type PageBoxProps = {
  page: LoadedPage
  /** Is on the screen already (`navigation/show-ahead.ts`), and need not move any more. */
  shown: boolean
}

/**
 * One page, which rises as it comes and leaves again (`styles/motion.css`). The boundary leaves
 * nothing in the document, so that the page as it was built fits either answer. For whoever wants less
 * motion there is none: the browser would hold still the old page and wait for a frame, to show nothing.
 */
export function PageBox({ page, shown }: PageBoxProps) {
  const [still] = useState(wantsLessMotion)
  const box = (
    <div className={styles.box} data-page={page.path}>
      <PageContent {...page} />
    </div>
  )
  if (still) return box
  const movement = shown ? 'none' : 'page'
  return (
    <ViewTransition default="none" enter={movement} exit={movement}>
      {box}
    </ViewTransition>
  )
}
