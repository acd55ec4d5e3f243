import type { ErrorSchema } from '@rjsf/utils'
import type { Issue } from '../protocol.ts'

/** The errors of a file as RJSF expects them: a tree with the structure of the fields. */
export function errorSchema(issues: readonly Issue[]): ErrorSchema {
  const tree: ErrorSchema = {}
  for (const { path, message } of issues) {
    let at = tree as Record<string, ErrorSchema>
    for (const key of path) {
      if (!Object.hasOwn(at, key)) at[key] = {}
      at = at[key] as Record<string, ErrorSchema>
    }
    const field = at as ErrorSchema
    field.__errors = [...(field.__errors ?? []), message]
  }
  return tree
}
