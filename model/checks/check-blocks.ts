import { type Block, blocksOf } from '../../app/blocks/block.ts'
import { blockPages } from '../addresses.ts'
import type { Path } from '../content-issue.ts'
import { entryFile } from '../kinds.ts'
import type { CheckInput } from './check-input.ts'

/** The blocks that other pages show. */
const NEEDED = [
  ['services', 'subservices'],
  ['caseStudies', 'story'],
] as const

/** From this number of blocks on, hardly anybody reads a page to its end. */
const MANY = 14

/** The blocks that a page can have once: their ids, addresses or choices are fixed. */
export const ONCE = ['case-study-wall', 'gallery', 'plans', 'team']

const backgroundOf = (block: Block | undefined) =>
  block && 'background' in block ? block.background : undefined

/** Checks that a page has the blocks that others need, and warns of what would read badly. */
export function checkBlocks({ content, report }: CheckInput): void {
  for (const [kind, name] of NEEDED)
    for (const { slug, ...page } of content[kind])
      if (blocksOf(page, name).length === 0)
        report(entryFile(kind, slug), ['blocks'], `has no "${name}", which other pages show`)
  for (const { file, blocks } of blockPages(content)) {
    const warn = (path: Path, wrong: string) =>
      report(file, ['blocks', ...path], wrong, { severity: 'warning' })
    const shown = [...blocks.entries()].filter(([, { hidden }]) => !hidden)
    for (const name of ONCE)
      for (const [index] of shown.filter(([, { block }]) => block === name).slice(1))
        report(file, ['blocks', index], `is a second "${name}", and a page can have one`)
    if (shown.length >= MANY) warn([], `are ${shown.length}: few visitors read so far`)
    for (const [index] of shown.filter(([, { block }]) => block === 'demo').slice(1))
      warn([index], 'is a second demo: a result fits one enquiry, and each takes time')
    for (const [place, [index, block]] of shown.entries()) {
      const [, above] = shown[place - 1] ?? []
      const background = backgroundOf(block)
      if (background && background === backgroundOf(above))
        warn([index, 'background'], `is ${background}, as that of the block above it`)
    }
  }
}
