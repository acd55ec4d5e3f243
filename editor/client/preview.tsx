import { useEffect, useRef, useState } from 'react'
import type { FromPreview, ToPreview } from '../protocol.ts'

type PreviewProps = {
  /** The origin of the site in development. */
  site: string
  page: string
  /** The text that was clicked, then those around it. */
  onPick: (texts: string[], page: string) => void
}

/** Widths of the frame, by device. */
const DEVICES = { Phone: 390, Desktop: 1280 }

/** The page that shows the open file, as of the last save, at the width of a device. */
export function Preview({ site, page, onPick }: PreviewProps) {
  const [device, setDevice] = useState<keyof typeof DEVICES>('Phone')
  const [picks, setPicks] = useState(true)
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
  useEffect(() => {
    const tell = () =>
      frame.current?.contentWindow?.postMessage({ picks } satisfies ToPreview, site)
    const hear = ({ origin, data, source }: MessageEvent<FromPreview>) => {
      if (origin !== site || source !== frame.current?.contentWindow) return
      isThere.current = true
      if (data.texts) onPick(data.texts, data.page)
      else tell()
    }
    window.addEventListener('message', hear)
    // Only a page that has loaded can receive the message.
    if (isThere.current) tell()
    return () => window.removeEventListener('message', hear)
  }, [site, picks, onPick])

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
        <label className="check">
          <input
            type="checkbox"
            checked={picks}
            onChange={({ target }) => setPicks(target.checked)}
          />
          A click opens its field
        </label>
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
