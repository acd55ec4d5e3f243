import { valuesIn } from '../../../schemas/checks/across.ts'
import { markdownParts } from '../../../schemas/markdown-parts.ts'
import { pictureSchema } from '../../../schemas/parts.ts'
import type { FieldPath, FileEntry, Place } from '../../protocol.ts'
import type { Values } from '../content-store.ts'
import { placeOf } from '../place-of.ts'

/** A picture, even while its description is missing. */
const named = pictureSchema.partial({ alt: true })

/** The fields of a file that name a picture, with that name and the description. */
function namesIn({ file, values }: { file: string; values: Values }) {
  const inFields = [...valuesIn(values)].flatMap(([path, value]) => {
    const { data } = named.safeParse(value)
    const field = path as FieldPath
    return data ? [{ alt: '', ...data, path: field, control: [...field, 'name'] }] : []
  })
  const isText = file.endsWith('.md') && typeof values.content === 'string'
  const inText = isText ? markdownParts(values.content as string).images : []
  const text = ['content']
  return [...inFields, ...inText.map(({ name, alt }) => ({ name, alt, path: text, control: text }))]
}

/** Where each picture is shown, by the name that a field gives it. */
export function usesOfPictures(
  files: (FileEntry & { values: Values })[],
): { name: string; alt: string; use: Place }[] {
  return files.flatMap((entry) =>
    namesIn(entry).map(({ name, alt, path, control }) => {
      const use = { ...placeOf(files, entry.file, path), path: control }
      return { name, alt, use }
    }),
  )
}
