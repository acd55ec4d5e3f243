import type { FieldProps, RJSFSchema } from '@rjsf/utils'

/** A fixed number of values side by side, such as the first and the last week. */
export function TupleField(props: FieldProps) {
  const { schema, formData, onChange, fieldPathId, registry, name, errorSchema } = props
  const { SchemaField } = registry.fields
  const items = schema.items as RJSFSchema[]
  const values = Array.isArray(formData) ? formData : []
  const change = (index: number, value: unknown) => {
    const next = items.map(
      (item, at) =>
        (at === index ? value : values[at]) ?? (item.type === 'string' ? '' : undefined),
    )
    const isEmpty = next.every((one) => one === undefined || one === '')
    onChange(isEmpty ? undefined : next, fieldPathId.path)
  }
  return (
    <fieldset className="tuple">
      <legend>{schema.title ?? name}</legend>
      {SchemaField &&
        items.map((item, index) => (
          <SchemaField
            {...props}
            // biome-ignore lint/suspicious/noArrayIndexKey: their number and order are fixed
            key={index}
            name={`${index + 1}`}
            schema={{ title: `${index + 1}`, ...item }}
            uiSchema={{}}
            required
            formData={values[index]}
            errorSchema={errorSchema?.[index]}
            fieldPathId={{ $id: `${fieldPathId.$id}.${index}`, path: [...fieldPathId.path, index] }}
            onChange={(value) => change(index, value)}
          />
        ))}
    </fieldset>
  )
}
