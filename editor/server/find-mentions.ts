import { valuesIn } from '../../schemas/checks/across.ts'
import type { FieldPath, FileEntry, Issue } from '../protocol.ts'
import { placeOf } from './place-of.ts'

/** The number of characters around a name that are quoted. */
const AROUND = 40

/** Finds every value that contains a name, each with the words around it. */
export const findMentions = (
  name: string,
  files: readonly (FileEntry & { values: unknown })[],
): Issue[] =>
  files.flatMap(({ file, values }) =>
    [...valuesIn(values)].flatMap(([path, value]) => {
      const at = typeof value === 'string' ? value.indexOf(name) : -1
      if (at < 0) return []
      const quoted = String(value).slice(Math.max(0, at - AROUND), at + name.length + AROUND)
      return { ...placeOf([...files], file, path as FieldPath), message: `… ${quoted} …` }
    }),
  )
