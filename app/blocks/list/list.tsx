import { ExternalLink } from '../../ui/external-link.tsx'
import type { Block } from '../block.ts'
import { TitledTexts } from './titled-texts.tsx'

type ListProps = Pick<Block<'list'>, 'title' | 'intro' | 'items' | 'look' | 'background'>

/** Titled texts, in columns or rows. */
export function List({ title, intro, items, look, background }: ListProps) {
  const withLinks = items.map(({ link, ...item }) => ({
    ...item,
    more: link && (
      <ExternalLink href={link.href}>
        {link.label}
        <span className="visually-hidden">: {item.title}</span>
      </ExternalLink>
    ),
  }))
  return (
    <TitledTexts
      title={title}
      intro={intro}
      background={background}
      items={withLinks}
      inRows={look.startsWith('rows')}
      heading={look === 'rows-beside' ? 'right' : undefined}
      columns={look === 'two-columns' ? 2 : undefined}
    />
  )
}
