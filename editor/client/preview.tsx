import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FromPreview, ToPreview } from '../protocol.ts'
import { type Draft, textsOf } from './drafts.ts'
import type { useEditor } from './use-editor.ts'

type PreviewProps = {
  /** The origin of the site in development. */
  site: string
  page: string
  editor: Pick<ReturnType<typeof useEditor>, 'drafts' | 'save' | 'type'>
  /** The field that has the focus. */
  at: string
  /** @returns whether the text can be changed where it was clicked */
  onPick: (place: string, text?: string) => Promise<boolean>
}

/** Widths of the frame, by device. */
const DEVICES = { Phone: 390, Desktop: 1280 }

/** The page that shows the open file, with what is typed, at the width of a device. */
export function Preview({ site, page, editor, at, onPick }: PreviewProps) {
  const { drafts, save, type } = editor
  const [device, setDevice] = useState<keyof typeof DEVICES>('Phone')
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const pane = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isThere = useRef(false)

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      // A hidden pane has no width, but keeps its page.
      if (width > 0) setRoom({ width, height })
    })
    if (pane.current) watch.observe(pane.current)
    return () => watch.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another frame
  useEffect(() => {
    isThere.current = false
  }, [page])
  useEffect(() => {
    const send = (valuesOf: (draft: Draft) => Draft['values'], edits?: string) => {
      const texts = textsOf(Object.values(drafts), valuesOf)
      const message: ToPreview = { texts, at, ...(edits && { edits }) }
      frame.current?.contentWindow?.postMessage(message, site)
    }
    const hear = async ({ origin, data, source }: MessageEvent<FromPreview>) => {
      if (origin !== site || source !== frame.current?.contentWindow) return
      const { place, text, typed, saves } = data
      if (saves) save()
      else if (!place) {
        isThere.current = true
        // What the page shows, and then what it does not show yet.
        send(({ saved }) => saved.values)
        send(({ values }) => values)
        // A save may follow at once.
      } else if (typed !== undefined) flushSync(() => type(place, typed))
      else if (await onPick(place, text)) send(({ values }) => values, place)
    }
    window.addEventListener('message', hear)
    // Only a page that has loaded can receive the message.
    if (isThere.current) send(({ values }) => values)
    return () => window.removeEventListener('message', hear)
  })

  const width = DEVICES[device]
  const scale = Math.min(1, room.width / width)
  return (
    <aside className="preview" aria-label="Preview">
      <div className="preview-bar">
        <fieldset aria-label="Width">
          {Object.keys(DEVICES).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={device === name}
              onClick={() => setDevice(name as keyof typeof DEVICES)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      <div ref={pane} className="pane">
        {room.width > 0 && (
          <iframe
            // A new frame, because another page in the same one would add a step to the history.
            key={page}
            ref={frame}
            title="Preview of the page"
            src={site + page}
            style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </aside>
  )
}
