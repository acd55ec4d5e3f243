import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runQuietly } from '../tools/run-quietly.ts'
import { scratchCopy } from '../tools/test/scratch-copy.ts'

/** The folder of a block that says when the office is open, by `docs/engineering.md`, and a page that has it. */
const FILES: Record<string, string> = {
  'app/blocks/hours/schema.ts': `
import { background, defineBlock, title } from '../define-block.ts'

export const hoursSchema = defineBlock('hours', { title, background: background('sky') }).meta({
  title: 'Opening hours',
  description: 'When the office is open.',
})
`,
  'app/blocks/hours/load.server.ts': `
import { officeHours } from '../../content/office-hours.server.ts'
import type { Load } from '../block-page.ts'

export const load = (() => ({ lines: officeHours() })) satisfies Load<'hours'>
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
const LOADER = [
  'app/blocks/loaders.server.ts',
  "export { load as hours } from './hours/load.server.ts'",
] as const

test('A block is a folder and three lines, and the compiler names each line that is missing', async () => {
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
  add(LOADER)
  expect(await errors()).toEqual([])
  const { code, output } = await runQuietly('node', ['tools/build/build.ts'], {}, undefined, folder)
  expect(code, output).toBe(0)
  expect(readFileSync(place('build/client/visit/index.html'), 'utf8')).toContain('When we are here')
}, 900_000)
