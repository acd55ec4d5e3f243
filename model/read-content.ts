import { DEMOS } from '../app/demos/demos.ts'
import type { DemoLabels } from '../app/demos/frame/demo-shape.ts'
import { checkBlocks } from './checks/check-blocks.ts'
import { checkColours } from './checks/check-colours.ts'
import { checkAddresses, checkOrders, checkUpdates } from './checks/check-entries.ts'
import { checkBrandFiles, checkPictures, checkSnippets } from './checks/check-files.ts'
import { type CheckInput, NEVER, type ReadFile } from './checks/check-input.ts'
import { checkLinks } from './checks/check-links.ts'
import { checkNames } from './checks/check-names.ts'
import { checkDaysAndPhones, checkMarkdown, checkSearchResults } from './checks/check-texts.ts'
import { byPlace, type ContentIssue, fieldName, isError, issueLine } from './content-issue.ts'
import { BRAND_FOLDER } from './fields/drawing.ts'
import { SNIPPETS_FOLDER } from './files/third-parties.ts'
import { type Content, entryFile, FOLDERS, KINDS, kindOf } from './kinds.ts'
import { sitePlaceholders } from './reading/fill-placeholders.ts'
import type { Fields } from './reading/read-fields.ts'
import { readFile } from './reading/read-file.ts'

/** A file that a build does not show yet: a draft, or one whose day is to come. */
type Hidden = { file: string; draft: boolean; from: string }

/** The typed content without hidden entries, and the list of those; or the errors. Warnings stop no build, nor does what a draft still lacks. */
export type Reading =
  | { content: Content & { hidden: Hidden[] }; issues: []; warnings: ContentIssue[] }
  | { content: undefined; issues: ContentIssue[]; warnings: ContentIssue[] }

/** The content of a reading. @throws Error with a line for each error, without a stack, which would not help the owner */
export function contentOf({ content, issues }: Reading) {
  if (content) return content
  throw Object.assign(new Error(issues.map(issueLine).join('\n')), { stack: undefined })
}

const NO_PLACE =
  'has no place here; names are small letters, digits and hyphens, and end in .yaml (articles in .md)'

/** The checks across files. */
const CHECKS = [
  ...[checkNames, checkOrders, checkUpdates, checkPictures, checkLinks, checkMarkdown, checkBlocks],
  ...[checkDaysAndPhones, checkColours, checkBrandFiles, checkSearchResults, checkSnippets],
  checkAddresses,
]

/** The date of this machine, such as 2026-11-30, at a time. */
export function localDay(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/**
 * Reads all content, and finds every error in it.
 * @param files the text of every file, by path relative to `content/`; of pictures only the path counts
 * @param fixedPaths addresses that do not depend on the content: see `app/routes.ts`
 * @param today files with a later day are hidden, and so are drafts
 */
export function readContent(
  files: Record<string, string>,
  fixedPaths: readonly string[],
  today = localDay(),
  shown: 'published' | 'everything' = 'published',
): Reading {
  const issues: ContentIssue[] = []
  const read = new Map<string, ReadFile & Pick<Fields, 'lineOf'>>()
  const content: Record<string, unknown> = Object.fromEntries(FOLDERS.map((kind) => [kind, []]))
  const slugs = new Map<string, string[]>(FOLDERS.map((kind) => [kind, []]))
  const placeholders = sitePlaceholders(files)
  const names = Object.keys(files).filter((file) => !/(?:^|\/)\./.test(file))
  for (const file of names.sort()) {
    if (
      ['pictures/', 'languages/', BRAND_FOLDER, SNIPPETS_FOLDER].some((folder) =>
        file.startsWith(folder),
      )
    )
      continue
    const kind = kindOf(file)
    if (!kind) {
      issues.push({ file, line: 1, field: '', wrong: NO_PLACE })
      continue
    }
    const { name, slug } = kind
    const reading = readFile(KINDS[name].schema, file, files[file] ?? '', placeholders)
    const { value, its } = reading
    issues.push(...reading.issues.map((issue) => ({ file, ...issue })))
    if (its) read.set(file, its)
    // What a draft lacks may be all that others need of it, so it does not exist yet.
    const isUnfinished = value === undefined && its?.values.draft === true
    if (slug !== undefined && !isUnfinished) slugs.get(name)?.push(slug)
    if (value === undefined) continue
    if (slug === undefined) content[name] = value
    else (content[name] as object[]).push({ ...value, slug })
  }
  for (const kind of Object.values(KINDS)) {
    if ('file' in kind && !(kind.file in files)) {
      issues.push({ file: kind.file, line: 1, field: '', wrong: 'is missing' })
    }
  }

  const namesIn = (folder: string) =>
    names.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
  const textsIn = (folder: string) =>
    Object.fromEntries(namesIn(folder).map((name) => [name, files[folder + name] ?? '']))
  const shownFrom = (file: string) =>
    kindOf(file)?.slug === undefined ? '' : dayOf(read.get(file)?.values ?? {})
  // The second of two with the same value has the error: the draft, not the page that is online.
  for (const kind of FOLDERS) {
    const isDraft = ({ slug }: { slug: string }) => shownFrom(entryFile(kind, slug)) === NEVER
    const entries = content[kind] as { slug: string }[]
    entries.sort((one, other) => Number(isDraft(one)) - Number(isDraft(other)))
  }
  const input: CheckInput = {
    shownFrom,
    content: content as CheckInput['content'],
    read,
    slugs: (kind) => slugs.get(kind) ?? [],
    pictures: namesIn('pictures/'),
    brandFiles: textsIn(BRAND_FOLDER),
    snippets: textsIn(SNIPPETS_FOLDER),
    fixedPaths,
    today,
    report: (file, field, wrong, { line, ...more } = {}) => {
      if (!wrong) return
      const [path, name] = typeof field === 'string' ? [[], field] : [field, fieldName(field)]
      const its = line ?? read.get(file)?.lineOf(path) ?? 1
      issues.push({ file, line: its, field: name, wrong, ...more })
    },
  }
  for (const check of CHECKS) check(input)
  const hidden = names.filter((file) => shownFrom(file) > today)
  const unfinished = issues
    .filter((issue) => isError(issue) && shownFrom(issue.file) === NEVER)
    .map(({ file }) => file)
  for (const issue of issues) {
    if (isError(issue) && shownFrom(issue.file) === NEVER) issue.severity = 'draft'
    for (const { path, before, lines } of read.get(issue.file)?.texts ?? []) {
      const line = issue.line - before
      if (line > 0 && line <= lines) issue.text = { path, line }
    }
  }
  const errors = issues.sort(byPlace).filter(isError)
  const warnings = issues.filter((issue) => !isError(issue))
  if (errors.length > 0) return { content: undefined, issues: errors, warnings }

  const whole = content as Content
  const left = shown === 'published' ? hidden : unfinished
  for (const kind of FOLDERS)
    content[kind] = whole[kind].filter(({ slug }) => !left.includes(entryFile(kind, slug)))
  const demos = Object.entries(DEMOS).map(([name, { labelsOn }]) => {
    const labels = content[name] as DemoLabels
    return [name, labelsOn?.(labels, today) ?? labels]
  })
  return {
    content: {
      ...whole,
      demos: Object.fromEntries(demos),
      hidden: hidden.map((file) => {
        const from = shownFrom(file)
        return { file, draft: from === NEVER, from }
      }),
    },
    issues: [],
    warnings,
  }
}

/** The first day on which a build shows a file with these fields. */
export const dayOf = ({ draft, publishOn, published }: Record<string, unknown>) =>
  draft === true ? NEVER : String(publishOn ?? published ?? '')
