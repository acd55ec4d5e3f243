import type { WorkPage } from '../../../schemas/pages.ts'
import { pageOnly } from '../../data-attributes.ts'
import { SampleMark } from '../../ui/sample-mark.tsx'
import type { Block } from '../block.ts'
import { TitledGrid } from '../list/titled-grid.tsx'
import type { BlockPage } from '../load-blocks.server.ts'

type StoryProps = Omit<Block<'story'>, 'block' | 'hidden'> &
  Pick<BlockPage, 'people' | 'sample'> & { labels: WorkPage['labels'] }

/** Of a case study: what it was like before, what was done and by whom, and after. */
export function Story(story: StoryProps) {
  const { period, before, did, after, source, background, labels, people = [], sample } = story
  return (
    <div {...pageOnly(sample)}>
      <TitledGrid
        title={period}
        background={background}
        intro={
          <>
            {`${labels.source}: ${source}. ${labels.by}`}
            {people.map(({ name, href }) => [
              ' ',
              <a key={href} href={href}>
                {name}
              </a>,
            ])}{' '}
            <SampleMark sample={sample} />
          </>
        }
        items={[
          { title: labels.before, text: before },
          { title: labels.did, text: did.join(' ') },
          { title: labels.after, text: after },
        ]}
      />
    </div>
  )
}
