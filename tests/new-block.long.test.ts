import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runQuietly } from '../tools/run.ts'
import { scratchCopy } from '../tools/test/scratch-copy.ts'
import { buildIn } from './built-site.ts'

/** The folder of a block that says when the office is open, by `docs/engineering.md`, and a page that has it. */
const FILES: Record<string, string> = {
  'app/blocks/hours/schema.ts': `
import { background, defineBlock, title } from '../define-block.ts'

export const hoursSchema = defineBlock('hours', { title, background: background('sky') }).meta({
  title: 'Opening hours',
  description: 'When the office is open.',
})
`,
  'app/blocks/hours/hours.tsx': `
import { Section } from '../../ui/section/section.tsx'
import type { BlockProps } from '../load-blocks.server.ts'

/** When the office is open. */
export const Hours = ({ title, lines, background }: BlockProps<'hours'>) => (
  <Section background={background} title={title}>
    {lines.map((line) => <p key={line}>{line}</p>)}
  </Section>
)
`,
  'content/pages/visit.yaml': `
title: Visit us
hero: {}
blocks:
  - { block: hours, title: When we are here }
`,
}
const SCHEMA = ['app/blocks/schemas.ts', "export { hoursSchema } from './hours/schema.ts'"] as const
const COMPONENT = [
  'app/blocks/components.ts',
  "export { Hours as hours } from './hours/hours.tsx'",
] as const
const LOADERS = 'app/blocks/loaders.server.ts'
const LOADER = `import { officeHours } from '../content/office-hours.server.ts'
export const loaders = {
  hours: () => ({ lines: officeHours() }),`

test('A block is a folder and three entries, and the compiler names each that is missing', async () => {
  const folder = scratchCopy()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const place = (file: string) => path.join(folder, file)
  mkdirSync(place('app/blocks/hours'))
  mkdirSync(place('content/pages'), { recursive: true })
  for (const [file, text] of Object.entries(FILES)) writeFileSync(place(file), text)
  cpSync(place('app/blocks/notice/preview.avif'), place('app/blocks/hours/preview.avif'))
  const add = ([file, line]: readonly [string, string]) =>
    writeFileSync(place(file), `${readFileSync(place(file), 'utf8')}${line}\n`)
  const errors = async () => {
    const { output } = await runQuietly('tsc', [], {}, undefined, folder)
    return output.split('\n').filter((line) => line.startsWith('app/blocks/'))
  }
  add(SCHEMA)
  expect((await errors()).join()).toMatch(/blocks\.tsx.*'?hours'? is missing/)
  add(COMPONENT)
  expect((await errors()).join()).toMatch(/hours\.tsx.*'lines' does not exist/)
  const loaders = readFileSync(place(LOADERS), 'utf8')
  writeFileSync(place(LOADERS), loaders.replace('export const loaders = {', LOADER))
  expect(await errors()).toEqual([])
  await buildIn(folder)
  expect(readFileSync(place('build/client/visit/index.html'), 'utf8')).toContain('When we are here')
}, 900_000)
