import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { Background } from '../../data-attributes.ts'
import { Actions } from './actions.tsx'
import styles from './demo.module.css'
import type { DemoLabels } from './demo-shape.ts'
import { Results } from './results.tsx'
import shared from './shared.module.css'
import type { DemoInFrame, DemoProps } from './use-demo.ts'

const PAUSE_MS = 1000

/** Announces changes to screen readers once the visitor pauses, not at every key (WCAG 4.1.3). */
function LiveRegion({ text }: { text: string }) {
  const [announcement, setAnnounced] = useState('')
  const known = useRef(text)
  useEffect(() => {
    if (text === known.current) return
    const timer = setTimeout(() => {
      known.current = text
      setAnnounced(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  )
}

type DemoView = {
  demo: DemoInFrame
  /** Fills the labels: the announcement, the text that is sent, and each result by its name. */
  figures: Record<string, string | number>
  /** Two cells above picture and fields, for what needs more room than a field. */
  above?: ReactNode
  picture?: ReactNode
  fields?: ReactNode
  /** On narrow windows the fields come before the picture, which has no controls of its own. */
  fieldsFirst?: boolean
  isWhite?: boolean
  /** In place of picture and fields: ruled cells over the whole width. */
  board?: ReactNode
}

/** The frame around what a demo's hook returns, as an island on a section with this `background`. */
export const demoIsland = <Labels extends DemoLabels>(
  background: Background,
  useView: (props: DemoProps<Labels>) => DemoView,
) => {
  // On the highlight, a button of that colour would not stand out.
  const variant = background === 'highlight' ? 'solid' : 'highlight'
  const inFrame = (props: DemoProps<Labels>) => {
    const { demo, figures, above, picture, fields, fieldsFirst, isWhite, board } = useView(props)
    return (
      <>
        <div
          className={`stack ${shared.ruled} ${board ? styles.board : styles.box}`}
          data-background={isWhite ? 'white' : undefined}
          data-fields-first={fieldsFirst}
          data-pagefind-ignore=""
        >
          {above}
          {board ?? (
            <>
              <div className={`stack ${styles.picture}`}>{picture}</div>
              <div className={styles.fields}>{fields}</div>
            </>
          )}
          <Results demo={demo} figures={figures} />
        </div>
        <LiveRegion text={fillIn(demo.labels.announcement, figures)} />
        <Actions demo={demo} text={fillIn(demo.labels.sent, figures).trim()} variant={variant} />
      </>
    )
  }
  return { background, Component: inFrame }
}
