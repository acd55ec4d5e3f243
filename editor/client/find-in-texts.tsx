import { useEffect, useState } from 'react'
import type { FileEntry, Issue } from '../protocol.ts'
import type { AboutEntry } from './entry-dialog.tsx'
import { Issues } from './issues.tsx'
import { ReplaceText } from './replace-text.tsx'
import { request } from './request.ts'

type FindInTextsProps = Pick<AboutEntry, 'onDone'> & { text: string; files: FileEntry[] }

/** The fields of all files that contain a text, in small or capital letters. */
export function FindInTexts({ text, files, onDone }: FindInTextsProps) {
  const [found, setFound] = useState<Issue[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches again after a save
  useEffect(() => {
    const stop = new AbortController()
    request<Issue[]>(`mentions?text=${encodeURIComponent(text)}`, undefined, stop.signal)
      .then(setFound)
      .catch(() => {})
    return () => stop.abort()
  }, [text, files])
  if (!found) return null
  return (
    <section aria-label="Found in texts">
      <p className="help">Fields with this text: {found.length}</p>
      <ReplaceText text={text} places={found} onDone={onDone} />
      <Issues issues={found} />
    </section>
  )
}
