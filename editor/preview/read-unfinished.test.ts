import { expect, test } from 'vitest'
import { fixedPaths } from '../../app/routes.ts'
import { formSchema } from '../../model/form/form-schema.ts'
import { entryFile, FOLDERS } from '../../model/kinds.ts'
import * as plain from '../../model/read-content.ts'
import { AROUND, articleFile, own } from '../../tests/test-content.ts'
import { blank } from '../blank.ts'
import { readContent } from './read-unfinished.ts'

const read = (drafts: object, by = readContent) =>
  plain.contentOf(by({ ...own, ...drafts }, fixedPaths, '2099-01-14', 'everything'))

/** A draft whose author is chosen, or not. */
const article = (author: string) =>
  articleFile('They fly.', {
    draft: 'draft: true',
    author,
    seo: `seo: { title: ${'On kites '.repeat(9)}, description: They fly. }`,
  })

test('What is worth improving changes nothing in the preview of a draft', () => {
  const drafts = { ...AROUND, 'articles/on-kites.md': article('author: kavya') }
  expect(read(drafts)).toEqual(read(drafts, plain.readContent))
})

test('A draft of which nothing is filled in has its page, and names nobody', () => {
  const drafts = FOLDERS.map((kind) => {
    const fields = JSON.stringify({ ...Object(blank(formSchema(kind))), draft: true })
    const file = entryFile(kind, 'kites')
    return [file, file.endsWith('.md') ? `---\n${fields}\n---\n` : fields]
  })
  const content = read(Object.fromEntries(drafts))
  for (const kind of FOLDERS)
    expect(
      content[kind].map(({ slug }) => slug),
      kind,
    ).toContain('kites')
  const people = content.team.map(({ slug }) => slug)
  expect(people).toHaveLength(read({}).team.length + 1)
  for (const name of ['', 'author: somebody']) {
    const draft = { ...AROUND, 'articles/on-kites.md': article(name) }
    const { articles, team } = read(draft)
    const { author } = articles.find(({ slug }) => slug === 'on-kites') ?? {}
    expect(team.map(({ slug }) => slug)).not.toContain(author)
  }
  const { by } = content.caseStudies.find(({ slug }) => slug === 'kites') ?? {}
  expect(people.filter((slug) => by?.includes(slug))).toEqual([])
})
