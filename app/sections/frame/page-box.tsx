import { type FunctionComponent, memo, useEffect } from 'react'
import type { LoadedPage } from '../../navigation/loaded-pages.ts'
import styles from './page-box.module.css'

/** Styles that stand in for scripts step back, and what the visitor did meanwhile is done again. */
function sayAwake() {
  const root = document.documentElement
  if ('awake' in root.dataset) return
  root.dataset.awake = ''
  dispatchEvent(new Event('awake'))
}

/** One page, in a box that `navigation/turn-page.ts` moves and hides. */
export const PageBox = memo(function PageBox({ path, Page, data }: LoadedPage) {
  const Content = Page as FunctionComponent<{ loaderData: unknown }>
  useEffect(sayAwake, [])
  return (
    <div className={styles.box} data-page={path}>
      <Content loaderData={data} />
    </div>
  )
})
