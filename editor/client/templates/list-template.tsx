import type { ArrayFieldTemplateProps } from '@rjsf/utils'
import Plus from '~icons/lucide/plus'
import { BlockChooser } from '../block-chooser.tsx'
import { Button, DialogButton } from '../button.tsx'
import type { FieldSchema } from '../field-schema.ts'
import { focusField } from '../focus-field.ts'

/** A list with its heading, the number of its entries, and a button that adds one. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { title, items, canAdd, onAddClick, fieldPathId, required } = props
  const schema: FieldSchema = props.schema
  const isOfBlocks = schema.editor === 'blocks'
  const add = {
    'aria-label': `Add to “${title}”`,
    children: (
      <>
        <Plus aria-hidden="true" /> Add
      </>
    ),
  }
  return (
    <fieldset className="group list" id={fieldPathId.$id}>
      <legend>
        {title} <span className="count">{items.length || ''}</span>
        {!required && <span className="optional"> optional</span>}
      </legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {items.length > 0 && <ol>{items}</ol>}
      {isOfBlocks && items.length === 0 && <p>There is none yet. Add the first one.</p>}
      {isOfBlocks ? (
        <DialogButton
          {...add}
          dialog={(onClose) => (
            <BlockChooser
              schema={schema.items as object}
              path={[...fieldPathId.path, items.length]}
              onClose={onClose}
            />
          )}
        />
      ) : (
        canAdd && (
          <Button
            {...add}
            onClick={(event) => {
              onAddClick(event)
              focusField([...fieldPathId.path, items.length])
            }}
          />
        )
      )}
    </fieldset>
  )
}
