import { fillIn } from '../../../contract/fill-in.ts'
import type { DemoLabels, Quantity } from '../../../schemas/demo-shape.ts'
import { formatsIn } from './amounts.ts'
import type { Codec, Codecs, ValuesOf } from './codecs.ts'
import type { DemoProps } from './types.ts'
import { useUrlState } from './use-url-state.ts'

/** The keys of a demo's numbers, each of which is a `quantity` of its labels. */
type NumberKey<Labels, Definition> = keyof {
  [Key in keyof Definition & keyof Labels as Labels[Key] extends Quantity ? Key : never]: true
}

/** The state of a demo, and props for its fields. The frame (`Demo`) shares it and starts again. */
export function useDemo<Labels extends DemoLabels, Definition extends Codecs>(
  { name, labels, common, language }: DemoProps<Labels>,
  codecs: Definition,
) {
  const urlState = useUrlState(name, codecs)
  const { values, set } = urlState
  type Key = keyof Definition & string
  const change = (key: Key, value: unknown) =>
    set({ [key]: value } as Partial<ValuesOf<Definition>>)
  const formats = formatsIn(language, common.currency)
  return {
    ...urlState,
    name,
    labels,
    common,
    language,
    formats,
    /** Props of a text field or a list of options. */
    field(key: Key) {
      const { read, write } = codecs[key] as Codec<unknown>
      return {
        id: `${name}-${key}`,
        value: write(values[key]),
        autoComplete: 'off',
        onChange: ({ target }: { target: { value: string } }) => change(key, read(target.value)),
      }
    },
    /** Props of a `QuantityField`. */
    number: (key: NumberKey<Labels, Definition> & Key, format = formats.number) => ({
      id: `${name}-${key}`,
      quantity: labels[key] as Quantity,
      value: values[key] as number,
      onValue: (value: number) => change(key, value),
      format,
      unit: format === formats.percent ? '%' : undefined,
      common,
      language,
    }),
    /** The error of a field whose text is longer than the demo shows. */
    tooLong(text: string, longest: number) {
      const count = text.trim().length - longest
      return count > 0 ? fillIn(common.tooLong, { count }) : undefined
    },
  }
}
