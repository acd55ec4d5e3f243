import { useState } from 'react'
import type { PictureEntry } from '../../protocol.ts'
import { Button, DialogButton } from '../button.tsx'
import { EntryDialog } from '../entry-dialog.tsx'
import { idOf } from '../focus-field.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { PictureInput, UploadDialog } from '../pictures/upload-dialog.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { FieldIssues } from './field-issues.tsx'
import type { FieldProps } from './field-props.ts'
import { Fields, Group } from './object-field.tsx'

/** A picture from the folder, with its thumbnail and description. */
export function PictureField(props: FieldProps<{ name?: string; alt?: string }>) {
  const { schema, path, value: picture, onChange } = props
  const [whole, setWhole] = useState<File>()
  /** The number of changes, since a browser shows an address as it was. */
  const [changes, setChanges] = useState(0)
  const named = [...path, 'name']
  const { alt } = schema.properties ?? {}
  const upload = { ratio: schema.ratio, field: `${path.at(-1)}` }
  const change = (part: object) => {
    setChanges(changes + 1)
    onChange({ alt: '', ...picture, ...part }, path)
  }
  const crop = async (name: string) => {
    const answer = await fetch(pictureAddress(name, 'whole'))
    setWhole(new File([await answer.blob()], `${name}.webp`))
  }
  return (
    <Group className="picture" {...props}>
      <PictureInput {...upload} hasAlt onDone={(name, alt) => change({ name, alt })}>
        {picture?.name ? (
          <img src={`${pictureAddress(picture.name)}&${changes}`} alt="" />
        ) : (
          <span className="no-picture" />
        )}
        <span className="quiet">Upload a picture</span>
      </PictureInput>
      <div>
        <small>{picture?.name}</small>
        <div className="acts">
          <DialogButton
            id={idOf(named)}
            dialog={(onClose) => (
              <PictureChoice
                chosen={picture?.name}
                // Another picture brings its own description.
                onChoose={({ name, alt }) => name !== picture?.name && change({ name, alt })}
                onClose={onClose}
              />
            )}
          >
            Choose a picture
          </DialogButton>
          {picture?.name && (
            <Button onClick={() => crop(picture.name ?? '')}>Change the crop</Button>
          )}
        </div>
        <FieldIssues path={named} onChange={onChange} />
        {alt && <Fields {...props} schema={{ properties: { alt }, required: ['alt'] }} />}
      </div>
      {whole && (
        <UploadDialog
          {...upload}
          file={whole}
          onDone={(name) => change({ name })}
          onClose={() => setWhole(undefined)}
        />
      )}
    </Group>
  )
}

type PictureChoiceProps = {
  chosen: string | undefined
  onChoose: (picture: PictureEntry) => void
  onClose: () => void
}

function PictureChoice({ chosen, onChoose, onClose }: PictureChoiceProps) {
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
