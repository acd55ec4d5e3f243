import { z } from 'zod'
import { KINDS } from './kinds.ts'

/** Where the editor's schemas are written (ignored by Git: they are made from those of this folder). */
export const EDITOR_SCHEMAS = '.vscode/content-schemas'

/**
 * A JSON Schema for each kind of YAML file, by which editors complete and underline fields.
 * @returns by the schema's file: the content files that it is for, as a pattern, and the schema
 */
export function editorSchemas() {
  return Object.entries(KINDS).flatMap(([name, kind]) => {
    const files = 'file' in kind ? kind.file : `${kind.folder}/*${kind.ending}`
    if (!files.endsWith('.yaml')) return []
    const schema = z.toJSONSchema(kind.schema, { io: 'input', target: 'draft-7' })
    return { file: `${EDITOR_SCHEMAS}/${name}.json`, files: `content/${files}`, schema }
  })
}
