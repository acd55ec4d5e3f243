import { kindOf } from '../../schemas/kinds.ts'
import { findAll, RULES } from '../../tools/launch-check/find-all.ts'
import type { Finding } from '../../tools/launch-check/finding.ts'
import { labelsOf } from '../client/labels-of.ts'
import type { FieldPath, FileEntry, LaunchFinding, LaunchGroup } from '../protocol.ts'
import { formSchema } from './form-schema.ts'
import { OwnerMistake } from './owner-mistake.ts'
import { keysOf } from './words-of-issue.ts'

/** The path of the form's field; in a Markdown file, a finding without one belongs to the text. */
function pathOf({ file, field }: Finding, schema: object): FieldPath {
  const path = keysOf(field)
  const { properties = {} } = schema as { properties?: object }
  return file.endsWith('.md') && !Object.hasOwn(properties, String(path[0])) ? ['content'] : path
}

const labelOf = (file: string, files: FileEntry[]) => {
  const entry = files.find((one) => one.file === file)
  return entry ? `${entry.group} › ${entry.label}` : `content/${file}`
}

/** The advice of a rule, in terms of the form: lines are checkboxes there, and files have names. */
function adviceFor(rule: string, files: FileEntry[]): string {
  return (RULES[rule] ?? '')
    .replace(/remove its line `.*`/, 'untick its box')
    .replace(/[\w-]+\.yaml/, (file) => `“${labelOf(file, files)}”`)
    .replace(/:$/, '.')
}

/** A finding in the owner's words. */
function inWords(finding: Finding, files: FileEntry[]): LaunchFinding {
  const { file, what, why, rule } = finding
  const isListed = files.some((one) => one.file === file)
  const kind = kindOf(file)
  const schema = kind ? formSchema(kind.name) : {}
  const path = pathOf(finding, schema)
  const isMark = rule === 'sample'
  // An entry without a name is reported by the name of its file.
  const isNamed = !isMark || !file.endsWith(what)
  return {
    file,
    label: labelOf(file, files),
    ...(isListed && { path }),
    field: labelsOf(isMark ? path.slice(0, -1) : path, schema).join(' › ') || 'The whole file',
    what: [isNamed && what, why && `(${why})`].filter(Boolean).join(' '),
  }
}

/** Removes duplicates: the form has one field for all lines of a text. */
const distinct = (findings: LaunchFinding[]) => [
  ...new Map(findings.map((one) => [JSON.stringify(one), one])).values(),
]

/**
 * The findings of the launch check by rule, in the owner's words.
 * @param known all files, as the owner knows them
 * @param links whether to request the links to other sites too
 */
export async function launchGroups(known: FileEntry[], links: boolean): Promise<LaunchGroup[]> {
  const findings = await findAll('content', { links }).catch(({ message }: Error) => {
    throw new OwnerMistake(422, message)
  })
  const groups = Map.groupBy(findings, ({ rule }) => rule)
  return Object.keys(RULES).flatMap((rule): LaunchGroup[] => {
    const found = groups.get(rule)
    if (!found) return []
    return [
      {
        advice: adviceFor(rule, known),
        findings: distinct(found.map((finding) => inWords(finding, known))),
      },
    ]
  })
}
