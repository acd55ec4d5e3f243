import { fixedPaths } from '../app/routes.ts'
import { contentTexts } from '../model/content-folder.ts'
import { issueLine, type Path, valueAt } from '../model/content-issue.ts'
import { readContent } from '../model/read-content.ts'

/** The texts of the site's content files. */
export const own = contentTexts()

/** A day on which every article of the tests is published, except the scheduled ones. */
const TODAY = '2099-01-14'

/** Reads the site's content with these files added or replaced; `null` removes one. */
export function readWith(changes: Record<string, string | null>, shown?: 'everything') {
  const files = Object.entries({ ...own, ...changes })
  const there = files.filter((file): file is [string, string] => file[1] !== null)
  return readContent(Object.fromEntries(there), fixedPaths, TODAY, shown)
}

/** The validation errors of that content, line by line. */
export const issuesWith = (changes: Record<string, string | null>) =>
  readWith(changes).issues.map(issueLine)

/** A copy with another value at a path. */
export function withValue(values: object, path: Path, value: unknown): Record<string, unknown> {
  const copy = structuredClone(values)
  const parent = valueAt(copy, path.slice(0, -1)) as object
  Object.assign(parent, { [path.at(-1) ?? '']: value })
  return { ...copy }
}

/** A team member's file with these lines in place of those of the same field. */
export function memberFile(lines: Record<string, string>): string {
  const fields = {
    order: 'order: 9001',
    name: 'name: Kavya N.',
    role: 'role: Photography',
    fact: 'fact: Counts kites.',
    kite: 'kite: { pattern: glasses, paper: sky, pieces: [primary, white, ink], tail: ink }',
    ...lines,
  }
  return `${Object.values(fields).join('\n')}\n`
}

/** An article's file with this text and these fields. */
export function articleFile(text: string, lines: Record<string, string> = {}): string {
  const fields = {
    title: 'title: On kites',
    excerpt: 'excerpt: They fly.',
    published: 'published: 2099-01-01',
    author: 'author: kavya',
    picture: 'picture: { name: kite, alt: A kite }',
    summary: 'summary: [They fly., They land.]',
    seo: `seo: { title: On kites, description: ${'They fly. '.repeat(8)}}`,
    ...lines,
  }
  return `---\n${Object.values(fields).join('\n')}\n---\n\n${text}\n`
}

/** Other content that the article's file refers to. */
export const AROUND = { 'team/kavya.yaml': memberFile({}), 'pictures/kite.webp': '' }

/** The path of `articleFile` in `articleIssues`. */
export const ARTICLE = 'articles/on-kites.md'

/** The errors of an article, without the file's name; its text begins on line 11. */
export const articleIssues = (text: string, lines = {}, around = {}) =>
  issuesWith({ ...AROUND, ...around, [ARTICLE]: articleFile(text, lines) }).map((line) =>
    line.replace(`content/${ARTICLE}:`, ''),
  )
