import { valuesIn } from '../../model/checks/across.ts'
import { type ContentIssue, isError } from '../../model/content-issue.ts'
import type { Issue } from '../protocol.ts'
import type { ContentStore } from './content-store.ts'
import type { Texts } from './journal.ts'
import { type Listed, placeOf } from './list-files.ts'

/** The number of characters around a text that are quoted. */
const AROUND = 40

/** Every field with a text, in any case, quoted with the words around it: around the exact text if it is there. */
export function findMentions(text: string, files: Listed[]): Issue[] {
  const inAnyCase = new RegExp(RegExp.escape(text), 'i')
  return files.flatMap(({ file, values }) =>
    [...valuesIn(values)].flatMap(([path, value]) => {
      if (typeof value !== 'string') return []
      const at = value.includes(text) ? value.indexOf(text) : value.search(inAnyCase)
      if (at < 0) return []
      const quoted = value.slice(Math.max(0, at - AROUND), at + text.length + AROUND)
      return { ...placeOf(files, file, path), message: `… ${quoted} …` }
    }),
  )
}

export type Replacement = { text: string; to: string; files: string[] }

/** Replaces a text in every field of these files, in one save. @returns the errors of files that cannot have it, and stay as they are */
export function replaceText(store: ContentStore, { text, to, files }: Replacement) {
  const after: Texts = {}
  for (const file of files)
    store.edit(after, file, (values) =>
      JSON.parse(JSON.stringify(values), (_, value) =>
        typeof value === 'string' ? value.replaceAll(text, () => to) : value,
      ),
    )
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
