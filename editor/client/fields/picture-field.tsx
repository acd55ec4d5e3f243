import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { Button } from '../button.tsx'
import type { FieldSchema } from '../field-schema.ts'
import { DropZone } from '../pictures/drop-zone.tsx'
import { PictureChoice } from '../pictures/picture-choice.tsx'
import { original, thumbnail } from '../pictures/thumbnail.ts'
import { UploadDialog } from '../pictures/upload-dialog.tsx'
import { OptionalField } from './optional-field.tsx'

/** A picture from the folder, with its thumbnail and description; a dropped file is uploaded. */
export function PictureField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema, registry, name } = props
  const { SchemaField } = registry.fields
  const [open, setOpen] = useState<'choice' | { file?: File; isCrop?: boolean }>()
  /** The number of uploads, since a browser shows an address as it was. */
  const [uploads, setUploads] = useState(0)
  const picture = formData as { name?: string; alt?: string } | undefined
  const id = fieldPathId.$id
  const errors = props.errorSchema?.name?.__errors
  const alt = schema.properties?.alt
  const { ratio } = schema as FieldSchema
  const change = (part: object) => onChange({ alt: '', ...picture, ...part }, fieldPathId.path)
  const crop = async (name: string) => {
    const answer = await fetch(original(name))
    setOpen({ file: new File([await answer.blob()], `${name}.webp`), isCrop: true })
  }
  const close = () => setOpen(undefined)
  return (
    <fieldset className="picture">
      <legend>
        {schema.title ?? name}
        {!props.required && <OptionalField {...props} />}
      </legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <DropZone onFile={(file) => setOpen({ file })}>
        {picture?.name ? (
          <img src={`${thumbnail(picture.name)}&${uploads}`} alt={picture.name} />
        ) : (
          <span className="no-picture" />
        )}
        <p className="help">Drop a new one here</p>
      </DropZone>
      <div className="picture-parts">
        <p className="file-name">{picture?.name}</p>
        <div className="acts">
          <Button id={`${id}.name`} onClick={() => setOpen('choice')}>
            Choose a picture
          </Button>
          <Button onClick={() => setOpen({})}>Upload a picture</Button>
          {picture?.name && (
            <Button onClick={() => crop(picture.name ?? '')}>Change the crop</Button>
          )}
        </div>
        {errors && <p className="error">{errors.join(' ')}</p>}
        {SchemaField && typeof alt === 'object' && (
          <SchemaField
            {...props}
            name="alt"
            schema={alt}
            uiSchema={{}}
            required
            formData={picture?.alt}
            errorSchema={props.errorSchema?.alt}
            fieldPathId={{ $id: `${id}.alt`, path: [...fieldPathId.path, 'alt'] }}
          />
        )}
      </div>
      {open === 'choice' && (
        <PictureChoice
          chosen={picture?.name}
          // Another picture brings its own description.
          onChoose={({ name, alt }) => name !== picture?.name && change({ name, alt })}
          onClose={close}
        />
      )}
      {typeof open === 'object' && (
        <UploadDialog
          first={open.file}
          ratio={ratio}
          field={name}
          hasAlt={!open.isCrop}
          onDone={(name, alt) => {
            setUploads(uploads + 1)
            change(open.isCrop ? { name } : { name, alt })
          }}
          onClose={close}
        />
      )}
    </fieldset>
  )
}
