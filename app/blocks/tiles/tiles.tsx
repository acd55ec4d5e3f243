import { ButtonLink } from '../../ui/button/button.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { BlockProps } from '../load-blocks.server.ts'
import { CaseStudyTiles } from './case-study-tiles.tsx'

/** Chosen case studies as tiles. */
export const Tiles = ({ title, entries, all, background }: BlockProps<'tiles'>) => (
  <Section background={background} title={title} aside={<ButtonLink {...all} />} entries={entries}>
    <CaseStudyTiles caseStudies={entries} />
  </Section>
)
