import { z } from 'zod'
import { KINDS } from './kinds.ts'

/** The folder of the editor schemas; Git ignores it, because they are generated. */
export const EDITOR_SCHEMAS = '.vscode/content-schemas'

/**
 * Generates a JSON Schema for each kind of YAML file, for completion and validation in editors.
 * @returns by file name: a pattern of the content files, and the schema
 */
export function editorSchemas() {
  return Object.entries(KINDS).flatMap(([name, kind]) => {
    const files = 'file' in kind ? kind.file : `${kind.folder}/*${kind.ending}`
    if (!files.endsWith('.yaml')) return []
    const schema = z.toJSONSchema(kind.schema, { io: 'input', target: 'draft-7' })
    return { file: `${EDITOR_SCHEMAS}/${name}.json`, files: `content/${files}`, schema }
  })
}
