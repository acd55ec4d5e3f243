import type { Across, ReadFile } from './checks/across.ts'
import { checkDays } from './checks/check-days.ts'
import { checkLinks } from './checks/check-links.ts'
import { checkMarkdown } from './checks/check-markdown.ts'
import { checkNames } from './checks/check-names.ts'
import { checkOrders } from './checks/check-orders.ts'
import { checkPictures } from './checks/check-pictures.ts'
import { checkSections } from './checks/check-sections.ts'
import { byPlace, type ContentIssue, fieldName, issueLine } from './content-issue.ts'
import { fromComingMonth } from './demos/month-on-the-wall.ts'
import { type Content, type FolderName, KINDS, type KindName, kindOf } from './kinds.ts'
import { sitePlaceholders } from './reading/fill-placeholders.ts'
import type { Fields } from './reading/read-fields.ts'
import { readFile } from './reading/read-file.ts'

/**
 * The result of reading a content folder: the typed content, or its errors. Articles with a future
 * date are in `scheduled`, not in `articles`.
 */
export type Reading =
  | { content: Content & { scheduled: Content['articles'] }; issues: [] }
  | { content: undefined; issues: ContentIssue[] }

/**
 * Returns the content of a reading.
 * @throws Error with a line for each error, without a stack, which would not help the owner
 */
export function contentOf({ content, issues }: Reading) {
  if (content) return content
  throw Object.assign(new Error(issues.map(issueLine).join('\n')), { stack: undefined })
}

/**
 * The same content, but access to an unknown kind throws: in development, where types are not checked,
 * it would otherwise cause an error somewhere else.
 * @throws Error from any property that `schemas/kinds.ts` does not name
 */
export const withKnownKinds = <All extends object>(content: All): All =>
  new Proxy(content, {
    get(all, kind) {
      if (kind in all) return all[kind as keyof All]
      throw new Error(
        `There is no content called "${String(kind)}": schemas/kinds.ts lists all kinds.`,
      )
    },
  })

const NO_PLACE =
  'has no place here; names are small letters, digits and hyphens, and end in .yaml (articles in .md)'

/** The local date of this machine, such as 2026-11-30. */
export function localDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/**
 * Reads all content, and finds every error in it.
 * @param files the text of every file, by path relative to `content/`; of pictures only the path counts
 * @param fixedPaths addresses that do not depend on the content: see `fixedPaths`
 * @param today articles up to this day are published
 */
export function readContent(
  files: Record<string, string>,
  fixedPaths: readonly string[],
  today = localDay(),
): Reading {
  const issues: ContentIssue[] = []
  const read = new Map<string, ReadFile & Pick<Fields, 'lineOf'>>()
  const kinds = Object.keys(KINDS) as KindName[]
  const content: Record<string, unknown> = {}
  const slugs: Record<string, string[]> = {}
  for (const kind of kinds) {
    if (!('folder' in KINDS[kind])) continue
    content[kind] = []
    slugs[kind] = []
  }

  const placeholders = sitePlaceholders(files)
  const names = Object.keys(files).filter((file) => !/(?:^|\/)\./.test(file))
  for (const file of names.sort()) {
    if (file.startsWith('pictures/')) continue
    const kind = kindOf(file)
    if (!kind) {
      issues.push({ file, line: 1, field: '', wrong: NO_PLACE })
      continue
    }
    const { slug } = kind
    if (slug !== undefined) slugs[kind.name]?.push(slug)
    const {
      value,
      issues: found,
      its,
    } = readFile(KINDS[kind.name].schema, file, files[file] ?? '', placeholders)
    issues.push(...found.map((issue) => ({ file, ...issue })))
    if (its) read.set(file, its)
    if (value === undefined) continue
    if (slug === undefined) content[kind.name] = value
    else (content[kind.name] as object[]).push({ ...value, slug })
  }
  for (const kind of kinds.map((name) => KINDS[name])) {
    if ('file' in kind && !(kind.file in files)) {
      issues.push({ file: kind.file, line: 1, field: '', wrong: 'is missing' })
    }
  }

  const across: Across = {
    content: content as Across['content'],
    read,
    slugs: (kind: FolderName) => slugs[kind] ?? [],
    pictures: names
      .filter((file) => file.startsWith('pictures/'))
      .map((file) => file.slice('pictures/'.length)),
    fixedPaths,
    today,
    report: (file, field, wrong, { line, allowed } = {}) => {
      const path = typeof field === 'string' ? [] : field
      issues.push({
        file,
        line: line ?? read.get(file)?.lineOf(path) ?? 1,
        field: typeof field === 'string' ? field : fieldName(path),
        wrong,
        allowed,
      })
    },
  }
  const checks = [
    ...[checkNames, checkOrders, checkPictures, checkLinks, checkMarkdown, checkSections],
    checkDays,
  ]
  for (const check of checks) check(across)
  if (issues.length > 0) return { content: undefined, issues: issues.sort(byPlace) }

  const whole = content as Content
  const wall = whole['month-on-the-wall']
  const isDue = ({ published }: Content['articles'][number]) => published <= today
  return {
    content: {
      ...whole,
      articles: whole.articles.filter(isDue),
      'month-on-the-wall': wall && { ...wall, months: fromComingMonth(wall.months, today) },
      scheduled: whole.articles.filter((article) => !isDue(article)),
    },
    issues: [],
  }
}
