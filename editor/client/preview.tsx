import { useEffect, useRef, useState } from 'react'
import type { FromPreview, ToPreview } from '../protocol.ts'
import { type Draft, textsOf } from './drafts.ts'
import { Issues } from './issues.tsx'
import { Saving } from './saving.tsx'
import { pick, save, siteOf, typeAt, useStore } from './store.ts'

const DEVICES = { Phone: 390, Desktop: 1280 }

/** The page that shows the open file, with what is typed, at the width of a device. */
export function Preview() {
  const { overview, drafts, file, at } = useStore((state) => state)
  const [width, setWidth] = useState(DEVICES.Phone)
  /** The page in which a field of the open file was clicked: it stays. */
  const [stays, setStays] = useState({ file: '', page: '' })
  const frame = useRef<HTMLIFrameElement>(null)
  const loaded = useRef('')
  const { page: its = '/', kind } = overview?.files.find((one) => one.file === file) ?? {}
  // Each tab of the plans has an address.
  const own = kind === 'plans' ? `${its}#${drafts[file]?.values.category ?? ''}` : its
  const page = stays.file === file ? stays.page : own
  const site = siteOf(overview)
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
      } else if (typed !== undefined) typeAt(place, typed)
      else {
        setStays({ file: place.replace(/\?.*/, ''), page })
        if (await pick(place, text, isAlone)) send(({ values }) => values, place)
      }
    }
    window.addEventListener('message', hear)
    // Only a page that has loaded can receive the message.
    if (loaded.current === page) send(({ values }) => values)
    return () => window.removeEventListener('message', hear)
  })

  const draft = drafts[file]
  const left = draft?.issues.filter(({ severity }) => severity === 'draft') ?? []
  return (
    <aside className="preview" aria-label="Preview">
      <div className="preview-bar">
        <fieldset aria-label="Width">
          {Object.entries(DEVICES).map(([name, pixels]) => (
            <button
              key={name}
              type="button"
              aria-pressed={pixels === width}
              onClick={() => setWidth(pixels)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        {draft && <Saving draft={draft} />}
        {left.length > 0 && (
          <details>
            <summary>{left.length === 1 ? '1 thing is' : `${left.length} things are`} left</summary>
            <Issues issues={left} file={file} />
          </details>
        )}
      </div>
      <div className="pane">
        <iframe
          // A new frame, because another page in the same one would add a step to the history.
          key={page}
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
