import { useEffect, useRef } from 'react'
import type { PictureEntry } from '../../protocol.ts'
import { useAnswer } from '../tools/use-answer.ts'
import { thumbnail } from './thumbnail.ts'

type PictureChoiceProps = {
  /** The picture that is shown now. */
  chosen: string | undefined
  onChoose: (picture: PictureEntry) => void
  onClose: () => void
}

/** All pictures of the folder, to choose one. */
export function PictureChoice({ chosen, onChoose, onClose }: PictureChoiceProps) {
  const { answer, error } = useAnswer<PictureEntry[]>('pictures')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="pictures" aria-label="Pictures" onClose={onClose}>
      <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
        Close
      </button>
      {error && <p className="error">{error}</p>}
      <div>
        {answer?.map((picture) => (
          <button
            type="button"
            key={picture.name}
            aria-pressed={picture.name === chosen}
            onClick={() => {
              onChoose(picture)
              dialog.current?.close()
            }}
          >
            <img src={thumbnail(picture.name)} alt="" loading="lazy" />
            {picture.name}
          </button>
        ))}
      </div>
    </dialog>
  )
}
