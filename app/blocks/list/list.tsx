import { useSiteData } from '../../site-data.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import type { Block } from '../block.ts'
import { TitledGrid } from './titled-grid.tsx'
import { TitledRows } from './titled-rows.tsx'

type ListProps = Pick<Block<'list'>, 'title' | 'intro' | 'items' | 'look' | 'background'>

/** Titled texts, in columns or rows. */
export function List({ title, intro, items, look, background }: ListProps) {
  const { labels } = useSiteData()
  const list = {
    title,
    intro,
    background,
    items: items.map(({ link, ...item }) => ({
      ...item,
      more: link && (
        <ExternalLink href={link.href} newTab={labels.newTab}>
          {link.label}
          <span className="visually-hidden">: {item.title}</span>
        </ExternalLink>
      ),
    })),
  }
  if (look === 'rows') return <TitledRows {...list} />
  if (look === 'rows-beside') return <TitledRows {...list} heading="right" />
  return <TitledGrid {...list} columns={look === 'two-columns' ? 2 : undefined} />
}
