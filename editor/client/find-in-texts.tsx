import { useEffect, useState } from 'react'
import type { FileEntry, Issue } from '../protocol.ts'
import { Issues } from './issues.tsx'
import { ReplaceText } from './replace-text.tsx'
import { request } from './request.ts'

/** The fields of all files that contain a text, in small or capital letters. */
export function FindInTexts({ text, files }: { text: string; files: FileEntry[] }) {
  const [found, setFound] = useState<Issue[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches again after a save
  useEffect(() => {
    request<Issue[]>(`mentions?text=${encodeURIComponent(text)}`).then(setFound, () => {})
  }, [text, files])
  if (!found) return null
  return (
    <section aria-label="Found in texts">
      <p className="help">Fields with this text: {found.length}</p>
      <ReplaceText text={text} places={found} />
      <Issues issues={found} />
    </section>
  )
}
