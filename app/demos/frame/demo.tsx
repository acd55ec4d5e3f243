import type { ReactNode } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import { Actions, type DemoActions } from './actions.tsx'
import styles from './demo.module.css'
import { LiveRegion } from './live-region.tsx'
import { Results } from './results.tsx'
import shared from './shared.module.css'

/** What a demo puts into the frame. */
export type DemoView = {
  demo: DemoActions & {
    name: string
    labels: { announcement: string; sent: string; results: object }
  }
  /** Fills the labels: the announcement, the text that is sent, and each result by its name. */
  figures: Record<string, string | number>
  /** The results, where they differ from those that the labels name. */
  results?: readonly { key: string; label: string; value: string }[]
  /** The result that comes first in the pinned row of narrow windows; by default the first of all. */
  main?: string
  /** What the visitor makes, small, before the results in that row; hidden from screen readers. */
  preview?: ReactNode
  /** `told` is announced when the visitor pauses, `sent` goes with an enquiry; default: the filled labels. */
  told?: string
  sent?: string
  /** Two cells above picture and fields, for what needs more room than a field. */
  above?: ReactNode
  picture?: ReactNode
  fields?: ReactNode
  /** On narrow windows the fields come before the picture, which has no controls of its own. */
  fieldsFirst?: boolean
  /** The box is white, whatever the background of the section. */
  isWhite?: boolean
  /** In place of picture and fields: ruled cells over the whole width. */
  board?: ReactNode
  /** Additional actions: `Action`. */
  actions?: ReactNode
  before?: ReactNode
  after?: ReactNode
}

/** The frame of a demo: loading notice, ruled box with picture, fields and results, live region, actions. */
export function Demo(props: DemoView) {
  const { demo, figures, above, picture, fields, fieldsFirst, isWhite, board, actions } = props
  const { labels } = demo
  const {
    told = fillIn(labels.announcement, figures),
    sent = fillIn(labels.sent, figures),
    results: items = Object.entries(labels.results).map(([key, label]) => ({
      key,
      label,
      value: String(figures[key]),
    })),
  } = props
  const results = <Results demo={demo} items={items} main={props.main} preview={props.preview} />
  const box = board ? (
    <div className={`${shared.ruled} ${styles.board}`} data-pagefind-ignore="">
      {board}
      {results}
    </div>
  ) : (
    <div
      className={`${shared.ruled} ${styles.box}`}
      data-fields-first={fieldsFirst}
      data-pagefind-ignore=""
    >
      {above}
      <div className={styles.picture}>{picture}</div>
      <div className={styles.fields}>{fields}</div>
      {results}
    </div>
  )
  return (
    <>
      {props.before}
      {isWhite ? <div data-background="white">{box}</div> : box}
      <LiveRegion text={told} />
      <Actions demo={demo} text={sent}>
        {actions}
      </Actions>
      {props.after}
    </>
  )
}
