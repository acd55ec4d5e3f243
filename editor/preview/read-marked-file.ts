import { fieldName, type Path } from '../../model/content-issue.ts'
import type { FormSchema } from '../../model/form/form-fields.ts'
import { partOf, schemaOf } from '../../model/form/form-schema.ts'
import * as plain from '../../model/reading/read-file.ts'
import { hidden } from './hidden-place.ts'

/** What no page shows, or what code compares or measures; in demos also what visitors change. */
const UNMARKED =
  /[?.](?:seo|id|tags)$|^case-studies.+figure\.(?:before|after)$|^brand.yaml\?(?:name|country)|^site.yaml\?mail|^third-parties.yaml\?scripts|\?form.ownFields|^demos.+(?:\[|[?.](?:first|lost|firm|manager)$)/

/** Where a paragraph of Markdown, an entry of a list or a footnote begins with a letter. */
const PARAGRAPH = /^(?:> |- |\d+\. |\[\^\w+\]: )?(?=\p{L})/gmu

/** The first character, if no placeholder begins with it: what reads or counts characters still finds it. */
const FIRST = /^[^{]\p{M}*|^/u

function marked(value: unknown, schema: FormSchema, file: string, path: Path): unknown {
  const place = `${file}?${fieldName(path)}`
  if (UNMARKED.test(place)) return value
  const part = (part: unknown, key: string | number) =>
    marked(part, partOf(schema, key, value), file, [...path, key])
  if (Array.isArray(value)) return value.map(part)
  if (typeof value === 'object' && value !== null) {
    if ('alt' in value) return { ...value, alt: hidden(`${place}.name`) + value.alt }
    const parts = Object.entries(value).map(([key, field]) => [key, part(field, key)])
    return Object.fromEntries('block' in value ? [...parts, ['place', place]] : parts)
  }
  if (typeof value !== 'string') return value
  if (schema.editor === 'markdown') return value.replace(PARAGRAPH, `$&${hidden(place)}`)
  // Words for visitors need not have a form, and are not the name of something.
  const isText = schema.minLength && !schema.pattern && !schema.format && !schema.reference
  return isText ? value.replace(FIRST, `$&${hidden(place)}`) : value
}

/** Replaces `readFile` in the site under the editor: each text for visitors has its hidden place. */
export const readFile: typeof plain.readFile = (schema, file, ...rest) => {
  const { value, ...reading } = plain.readFile(schema, file, ...rest)
  return { ...reading, value: value && (marked(value, schemaOf(file), file, []) as typeof value) }
}
