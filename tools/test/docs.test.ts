import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { markdownParts } from '../../model/markdown-parts.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const FOLDERS = 'app,art,contract,deploy,docs,editor,model,public,schemas,server,tests,tools'
const files = globSync([`{${FOLDERS}}{,/**/*}`, '*.ts'])
const { scripts } = JSON.parse(read('package.json'))

const documents = globSync(['*.md', 'art/*.md', 'docs/**/*.md']).map((file) => ({
  file,
  text: read(file),
}))

/** A file of the code, by its path or name alone; the guide adds a page called careers. */
const NAMED = new RegExp(
  `^(?:(?:${FOLDERS.replaceAll(',', '|')})/.*|[\\w./-]+\\.(?:tsx?|mjs|css))$`,
)

test.each(documents)('What $file names exists', ({ file, text }) => {
  const code = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
  const missing = code.filter(
    (name) =>
      NAMED.test(name) &&
      !/[*<>{}\s]|careers/.test(name) &&
      !files.some(
        (one) => `/${one}`.endsWith(`/${name.replace(/\/$/, '')}`) || one.startsWith(`${name}.`),
      ),
  )
  const commands = code.flatMap((one) => /npm run ([\w:-]+)/.exec(one)?.[1] ?? [])
  const unknown = commands.filter((command) => !Object.hasOwn(scripts, command))
  const dead = markdownParts(text).links.filter(({ href }) => {
    const [to = '', heading] = href.split('#')
    const target = to ? path.join(path.dirname(file), to) : file
    if (/^\w+:/.test(href)) return false
    if (!existsSync(target)) return true
    return heading && !markdownParts(read(target)).headings.some(({ id }) => id === heading)
  })
  expect({ missing, unknown, dead }).toEqual({ missing: [], unknown: [], dead: [] })
})
