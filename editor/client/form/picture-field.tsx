import { useContext, useState } from 'react'
import { Button, DialogButton } from '../button.tsx'
import { idOf } from '../focus-field.ts'
import { FileInput } from '../pictures/file-input.tsx'
import { pictureAddress } from '../pictures/picture-address.ts'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { UploadDialog } from '../pictures/upload-dialog.tsx'
import { type FieldProps, FormContext, labelOf } from './field-props.ts'
import { OptionalButton } from './object-field.tsx'

/** A picture from the folder, with its thumbnail and description. */
export function PictureField(props: FieldProps<{ name?: string; alt?: string }>) {
  const { schema, path, value: picture, required, onChange } = props
  const { Field, issues } = useContext(FormContext)
  const [upload, setUpload] = useState<{ file: File; isCrop?: boolean }>()
  /** The number of uploads, since a browser shows an address as it was. */
  const [uploads, setUploads] = useState(0)
  const named = [...path, 'name']
  const errors = issues.filter(
    (issue) => issue.path?.join() === named.join() && issue.severity !== 'warning',
  )
  const { alt } = schema.properties ?? {}
  const change = (part: object) => onChange({ alt: '', ...picture, ...part }, path)
  const crop = async (name: string) => {
    const answer = await fetch(pictureAddress(name, 'whole'))
    setUpload({ file: new File([await answer.blob()], `${name}.webp`), isCrop: true })
  }
  return (
    <fieldset className="picture">
      <legend>
        {labelOf(props)}
        {!required && <OptionalButton {...props} />}
      </legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <FileInput onFile={(file) => setUpload({ file })}>
        {picture?.name ? (
          <img src={`${pictureAddress(picture.name)}&${uploads}`} alt="" />
        ) : (
          <span className="no-picture" />
        )}
        <span className="quiet">Upload a picture</span>
      </FileInput>
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
        {errors.map(({ message }) => (
          <p key={message} className="error">
            {message}
          </p>
        ))}
        {alt && (
          <Field
            schema={alt}
            path={[...path, 'alt']}
            value={picture?.alt as never}
            required
            onChange={onChange}
          />
        )}
      </div>
      {upload && (
        <UploadDialog
          file={upload.file}
          ratio={schema.ratio}
          field={`${path.at(-1)}`}
          hasAlt={!upload.isCrop}
          onDone={(name, alt) => {
            setUploads(uploads + 1)
            change(upload.isCrop ? { name } : { name, alt })
          }}
          onClose={() => setUpload(undefined)}
        />
      )}
    </fieldset>
  )
}
