import type { ArrayFieldTemplateProps } from '@rjsf/utils'
import Plus from '~icons/lucide/plus'
import { Button } from '../button.tsx'

/** A list with its heading, the number of its entries, and a button that adds one. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { title, schema, items, canAdd, onAddClick, fieldPathId, required } = props
  return (
    <fieldset className="group list" id={fieldPathId.$id}>
      <legend>
        {title} <span className="count">{items.length || ''}</span>
        {!required && <span className="optional"> optional</span>}
      </legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {items.length > 0 && <ol>{items}</ol>}
      {canAdd && (
        <Button aria-label={`Add to “${title}”`} onClick={onAddClick}>
          <Plus aria-hidden="true" /> Add
        </Button>
      )}
    </fieldset>
  )
}
