import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { temporaryFolder } from '../tests/server/support/test-database.ts'
import { own, readWith, withValue } from '../tests/test-content.ts'
import { findAll } from '../tools/launch-check/find-all.ts'
import { valuesIn } from './checks/check-input.ts'
import { fieldName, issueLine } from './content-issue.ts'
import { entryFile, FOLDERS, kindOf } from './kinds.ts'
import { splitFile } from './reading/split-file.ts'

/** Drafts of every kind, each with one field of the site's first entry empty or gone. */
function draftsWithGaps(): Record<string, string> {
  const drafts: [string, string][] = FOLDERS.flatMap((kind) => {
    const [file = ''] = Object.keys(own).filter((file) => kindOf(file)?.name === kind)
    const { yaml, markdown } = splitFile(file, own[file] ?? '')
    const whole = { ...parse(yaml), draft: true }
    return [...valuesIn(whole)].flatMap(([path]) => {
      // One entry of a list stands for the others.
      if (path.length === 0 || path.length > 3 || path[0] === 'draft' || Number(path[1]) > 0)
        return []
      return [undefined, ''].map((gap, index): [string, string] => {
        const fields = stringify(withValue(whole, path, gap))
        const name = `a-${fieldName(path)
          .replace(/[^a-z0-9]+/gi, '-')
          .toLowerCase()}-${index}`
        const text = markdown ? `---\n${fields}---\n\n${index > 0 ? markdown.text : ''}` : fields
        return [entryFile(kind, name), text]
      })
    })
  })
  return Object.fromEntries(drafts)
}

const drafts = draftsWithGaps()

test('Drafts with any field empty are in nobody’s way', () => {
  const { content, issues } = readWith(drafts)
  expect(issues.map(issueLine)).toEqual([])
  expect(content).toMatchObject({ ...readWith({}).content, hidden: expect.anything() })
  expect(readWith(drafts, 'everything').issues).toEqual([])
})

test('The launch check says nothing of them either', async () => {
  const folder = temporaryFolder()
  for (const [file, text] of Object.entries(drafts)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const found = await findAll(folder)
  expect(found.filter(({ file }) => Object.hasOwn(drafts, file))).toEqual([])
})
