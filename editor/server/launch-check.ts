import { type ContentIssue, valueAt } from '../../model/content-issue.ts'
import { findAll, RULES } from '../../tools/launch-check/find-all.ts'
import type { Finding } from '../../tools/launch-check/read-texts.ts'
import type { Issue, LaunchGroup } from '../protocol.ts'
import type { ContentStore } from './content-store.ts'
import type { Texts } from './journal.ts'
import { issueInWords, type Listed, placeOf } from './list-files.ts'

function inWords(finding: Finding, files: Listed[]): Issue {
  const { file, what, why, rule } = finding
  const issue = issueInWords(files, { ...finding, wrong: what })
  if (rule === 'error' || rule === 'warning') return issue
  const isMark = rule === 'sample'
  // An entry without a name is reported by the name of its file.
  const isNamed = !isMark || !file.endsWith(what)
  const message = [isNamed && what, why && `(${why})`].filter(Boolean).join(' ')
  const entry = isMark ? placeOf(files, file, issue.path?.slice(0, -1) ?? []) : issue
  return { ...issue, where: entry.where, message }
}

/** Takes marks such as `sample: true` away in one save. @returns the issues; an error among them prevents it */
export function removeMarks(store: ContentStore, marks: Issue[]): ContentIssue[] {
  const after: Texts = {}
  for (const { file, path = [] } of marks)
    store.edit(after, file, (values) => {
      Reflect.deleteProperty(Object(valueAt(values, path.slice(0, -1))), path.at(-1) ?? '')
      return values
    })
  return store.change(after)
}

/** The findings of the launch check by rule, in the owner's words. @param links also those to other sites */
export async function launchGroups(known: Listed[], links: boolean): Promise<LaunchGroup[]> {
  const findings = await findAll('content', { links })
  const groups = Map.groupBy(findings, ({ rule }) => rule)
  return Object.entries(RULES).flatMap(([rule, advice]): LaunchGroup[] => {
    const found = groups.get(rule)?.map((finding) => inWords(finding, known))
    // Without duplicates: the form has one field for all lines of a text.
    const findings = new Map(found?.map((one) => [JSON.stringify(one), one]))
    return found ? [{ rule, advice, findings: [...findings.values()] }] : []
  })
}
