import type { PictureEntry } from '../../protocol.ts'
import { EntryDialog } from '../entry-dialog.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { pictureAddress } from './picture-address.ts'

type PictureChoiceProps = {
  chosen: string | undefined
  onChoose: (picture: PictureEntry) => void
  onClose: () => void
}

/** All pictures of the folder, to choose one. */
export function PictureChoice({ chosen, onChoose, onClose }: PictureChoiceProps) {
  const { answer, error } = useAnswer<PictureEntry[]>('pictures')
  return (
    <EntryDialog title="Pictures" onClose={onClose}>
      {error && <p className="error">{error}</p>}
      <div className="choice-of-pictures">
        {answer?.map((picture) => (
          <button
            type="button"
            key={picture.name}
            aria-pressed={picture.name === chosen}
            onClick={({ currentTarget }) => {
              onChoose(picture)
              currentTarget.closest('dialog')?.close()
            }}
          >
            <img src={pictureAddress(picture.name)} alt="" loading="lazy" />
            {picture.name}
          </button>
        ))}
      </div>
    </EntryDialog>
  )
}
