import { type Block, type BlockName, blocksOf } from '../../app/blocks/block.ts'
import { entryFile } from '../kinds.ts'
import type { Across } from './across.ts'

/** The kinds whose entries are pages made of blocks, with the blocks that other pages need of each. */
const KINDS: Record<'services' | 'products' | 'caseStudies' | 'pages', BlockName[]> = {
  services: ['subservices'],
  products: [],
  caseStudies: ['story'],
  pages: [],
}

/** From this number of blocks on, hardly anybody reads a page to its end. */
const MANY = 14

/** Every page made of blocks: its file and its blocks. */
export const blockPages = ({ about, droneService, ...content }: Across['content']) => [
  ...(about ? [{ file: 'about.yaml', blocks: about.blocks }] : []),
  ...(droneService && !droneService.hidden
    ? [{ file: 'drone-service.yaml', blocks: droneService.blocks }]
    : []),
  ...(Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) =>
    content[kind].map(({ slug, blocks }) => ({ file: entryFile(kind, slug), blocks })),
  ),
]

const backgroundOf = (block: Block | undefined) =>
  block && 'background' in block ? block.background : undefined

/** Checks that a page has the blocks that others need, and warns of what would read badly. */
export function checkBlocks({ content, report }: Across): void {
  for (const [kind, needed] of Object.entries(KINDS) as [keyof typeof KINDS, BlockName[]][]) {
    for (const { slug, blocks } of content[kind]) {
      for (const name of needed) {
        if (blocksOf({ blocks }, name).length === 0)
          report(entryFile(kind, slug), ['blocks'], `has no "${name}", which other pages show`)
      }
    }
  }
  for (const { file, blocks } of blockPages(content)) {
    const warn = (path: PropertyKey[], wrong: string) =>
      report(file, ['blocks', ...path], wrong, { severity: 'warning' })
    const shown = [...blocks.entries()].filter(([, { hidden }]) => !hidden)
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
