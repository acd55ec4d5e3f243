import type { FieldProps } from '@rjsf/utils'
import { useRef } from 'react'
import type { FormContext } from '../field-schema.ts'
import { OptionalField } from './optional-field.tsx'

const thumbnail = (name: string) => `/api/picture?name=${encodeURIComponent(name)}`

/** A picture of the folder by its thumbnail, and its description. */
export function PictureField(props: FieldProps) {
  const { formData, onChange, fieldPathId, schema, registry, name } = props
  const { references } = registry.formContext as FormContext
  const { SchemaField } = registry.fields
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = formData as { name?: string; alt?: string } | undefined
  const id = fieldPathId.$id
  const errors = props.errorSchema?.name?.__errors
  const alt = schema.properties?.alt
  return (
    <fieldset className="picture">
      <legend>
        {schema.title ?? name}
        {!props.required && <OptionalField {...props} />}
      </legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {picture?.name ? (
        <img src={thumbnail(picture.name)} alt={picture.name} />
      ) : (
        <span className="no-picture" />
      )}
      <div className="picture-parts">
        <p className="file-name">{picture?.name}</p>
        <button
          type="button"
          className="quiet"
          id={`${id}.name`}
          onClick={() => dialog.current?.showModal()}
        >
          Choose a picture
        </button>
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
      <dialog ref={dialog} className="pictures" aria-label="Pictures">
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          Close
        </button>
        <div>
          {references.pictures?.map(({ value }) => (
            <button
              type="button"
              key={value}
              aria-pressed={value === picture?.name}
              onClick={() => {
                onChange({ alt: '', ...picture, name: value }, fieldPathId.path)
                dialog.current?.close()
              }}
            >
              <img src={thumbnail(value)} alt="" loading="lazy" />
              {value}
            </button>
          ))}
        </div>
      </dialog>
    </fieldset>
  )
}
