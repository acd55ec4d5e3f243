import type { ObjectFieldTemplateProps } from '@rjsf/utils'

/** Fields that belong together, under their heading; an entry of a list has its heading in the list. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, schema, fieldPathId, properties, optionalDataControl } = props
  const content = properties.map((property) => property.content)
  const isWhole = fieldPathId.path.length === 0
  if (isWhole || !title || typeof fieldPathId.path.at(-1) === 'number') {
    return <div className="fields">{content}</div>
  }
  return (
    <fieldset className="group" data-empty={content.length === 0 || undefined}>
      <legend>
        {title}
        {optionalDataControl}
      </legend>
      {schema.description && <p className="help">{description}</p>}
      {content.length > 0 && <div className="fields">{content}</div>}
    </fieldset>
  )
}
