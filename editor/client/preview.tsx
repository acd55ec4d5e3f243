import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FromPreview, ToPreview } from '../protocol.ts'
import { ChoiceButtons } from './button.tsx'
import { type Draft, textsOf } from './drafts.ts'
import type { useEditor } from './use-editor.ts'

type PreviewProps = {
  site: string
  page: string
  editor: Pick<ReturnType<typeof useEditor>, 'drafts' | 'save' | 'type'>
  at: string
  /** @returns whether the text can be changed where it was clicked */
  onPick: ReturnType<typeof useEditor>['pick']
  /** Of the bar, where a narrow window shows the preview alone. */
  children: ReactNode
}

/** Widths of the frame, by device. */
const DEVICES = { Phone: 390, Desktop: 1280 }

/** How long a page may take to say that it is there, in milliseconds; a little more each time. */
const PATIENCE_MS = 3000

/** The page that shows the open file, with what is typed, at the width of a device. */
export function Preview({ site, page, editor, at, onPick, children }: PreviewProps) {
  const { drafts, save, type } = editor
  const [width, setWidth] = useState(DEVICES.Phone)
  const frame = useRef<HTMLIFrameElement>(null)
  const loaded = useRef('')
  const [loads, setLoads] = useState(1)
  useEffect(() => {
    const send = (valuesOf: (draft: Draft) => Draft['values'], edits?: string) => {
      const texts = textsOf(Object.values(drafts), valuesOf)
      const message: ToPreview = { texts, at, ...(edits && { edits }) }
      frame.current?.contentWindow?.postMessage(message, site)
    }
    const hear = async ({ origin, data, source }: MessageEvent<FromPreview>) => {
      if (origin !== site || source !== frame.current?.contentWindow) return
      const { place, text, isAlone, typed, saves } = data
      if (saves) save()
      else if (!place) {
        loaded.current = page
        // What the page shows, and then what it does not show yet.
        send(({ saved }) => saved.values)
        send(({ values }) => values)
      } else if (typed !== undefined) type(place, typed)
      else if (await onPick(place, text, isAlone)) send(({ values }) => values, place)
    }
    window.addEventListener('message', hear)
    // Only a page that has loaded can receive the message.
    if (loaded.current === page) send(({ values }) => values)
    return () => window.removeEventListener('message', hear)
  })

  return (
    <aside className="preview" aria-label="Preview">
      <div className="preview-bar">
        <ChoiceButtons label="Width" options={DEVICES} chosen={width} onChoose={setWidth} />
        {children}
      </div>
      <div className="pane">
        <iframe
          // A new frame, because another page in the same one would add a step to the history.
          key={`${page} ${loads}`}
          // The site may not know the page of a new file yet.
          onLoad={({ currentTarget }) =>
            setTimeout(() => {
              const isStill = frame.current === currentTarget
              if (isStill && loaded.current !== page) setLoads(loads + 1)
            }, PATIENCE_MS * loads)
          }
          ref={frame}
          title="Preview of the page"
          loading="lazy"
          src={site + page}
          style={{ ['--width' as string]: `${width}px` }}
        />
      </div>
    </aside>
  )
}
