import { useState } from 'react'
import { fillIn } from '../../../contract/fill-in.ts'
import type { DemoLabels } from '../../../schemas/demo-shape.ts'
import { formatsIn } from './amounts.ts'
import { readQuantity } from './read-quantity.ts'
import type { Codecs, DemoProps, NumberCodec, NumberInField, NumberKey, ValuesOf } from './types.ts'
import { useUrlState } from './use-url-state.ts'

/**
 * The state of a demo: read from the address, from its fields and from what visitors entered before it
 * hydrated. The frame (`Demo`) shares it and starts again.
 */
export function useDemo<Labels extends DemoLabels, Definition extends Codecs>(
  { name, labels, common, language }: DemoProps<Labels>,
  codecs: Definition,
) {
  type Key = keyof Definition & string
  const keys = Object.keys(codecs) as Key[]
  const forEach = <Value>(result: (key: Key) => Value) =>
    Object.fromEntries(keys.map((key) => [key, result(key)])) as Record<Key, Value>
  const at = (key: Key) => codecs[key] as Definition[Key]
  const urlState = useUrlState(
    name,
    forEach((key) => at(key).write(at(key).first, language)),
  )
  const { texts, change } = urlState
  const formats = formatsIn(language, common.currency)

  // While the text of a field cannot be read, its last readable one is used.
  const [last, setLast] = useState(texts)
  const read = forEach((key) => at(key).read(texts[key], language))
  const readable = forEach((key) => (read[key] === undefined ? last[key] : texts[key]))
  if (keys.some((key) => readable[key] !== last[key])) setLast(readable)
  const values = forEach(
    (key) => read[key] ?? at(key).read(last[key], language) ?? at(key).first,
  ) as ValuesOf<Definition>

  const onText = (key: Key) => (text: string) => change({ [key]: text } as Record<Key, string>)
  return {
    ...urlState,
    name,
    labels,
    common,
    language,
    formats,
    values,
    set(changes: Partial<ValuesOf<Definition>>) {
      const changed = keys.filter((key) => changes[key] !== undefined)
      change(
        Object.fromEntries(
          changed.map((key) => [key, at(key).write(changes[key], language)]),
        ) as Partial<Record<Key, string>>,
      )
    },
    field: (key: Key) => ({
      id: `${name}-${key}`,
      value: texts[key] as string,
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => onText(key)(event.target.value),
    }),
    /** The error of a field whose text is longer than the demo shows. */
    tooLong(text: string, longest: number) {
      const count = text.trim().length - longest
      return count > 0 ? fillIn(common.tooLong, { count }) : undefined
    },
    number(key: NumberKey<Definition> & Key): NumberInField {
      const { quantity, format } = at(key) as unknown as NumberCodec
      const number = readQuantity(texts[key], quantity, language)
      return {
        id: `${name}-${key}`,
        quantity,
        text: texts[key],
        value: values[key] as number,
        error: typeof number === 'string' ? number : undefined,
        onText: onText(key),
        format: formats[format],
        unit: format === 'percent' ? '%' : undefined,
        common,
        language,
      }
    },
  }
}
