import { patternOf } from '../../contract/plain-text.ts'
import { valuesIn } from '../../model/checks/check-input.ts'
import { type ContentIssue, isError, valueAt } from '../../model/content-issue.ts'
import type { Issue } from '../protocol.ts'
import type { ContentStore } from './content-store.ts'
import type { Texts } from './journal.ts'
import { type Listed, placeOf } from './list-files.ts'

const AROUND = 40

/** Every field with a text, however it is written, quoted around it: if possible a whole word in the same case. */
export function findMentions(text: string, files: Listed[]): Issue[] {
  const patterns = [patternOf(text, '', true), patternOf(text), patternOf(text, 'i')]
  return files.flatMap(({ file, values }) =>
    [...valuesIn(values)].flatMap(([path, value]) => {
      if (typeof value !== 'string') return []
      const at = patterns.map((pattern) => value.search(pattern)).find((found) => found >= 0)
      if (at === undefined) return []
      const quoted = value.slice(Math.max(0, at - AROUND), at + text.length + AROUND)
      return { ...placeOf(files, file, path), message: `… ${quoted} …` }
    }),
  )
}

export type Replacement = { text: string; to: string; whole: boolean; places: Issue[] }

/** Replaces a text in these fields, in one save. @returns the errors of files that cannot have it, and stay as they are */
export function replaceText(store: ContentStore, { text, to, whole, places }: Replacement) {
  const after: Texts = {}
  for (const { file, path = [] } of places)
    store.edit(after, file, (values) => {
      const holder = Object(valueAt(values, path.slice(0, -1)))
      const key = path.at(-1) ?? ''
      holder[key] = String(holder[key]).replaceAll(patternOf(text, 'g', whole), () => to)
      return values
    })
  const left: ContentIssue[] = []
  for (;;) {
    const errors = store.change(after).filter(isError)
    if (errors.length === 0) return left
    left.push(...errors)
    const own = errors.filter(({ file }) => file in after)
    // What other files lack then, none of these may take away.
    const refused = own.length > 0 ? own.map(({ file }) => file) : Object.keys(after)
    for (const file of refused) delete after[file]
  }
}
