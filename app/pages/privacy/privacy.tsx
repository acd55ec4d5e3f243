import { href } from 'react-router'
import { TitledTexts } from '../../blocks/list/titled-texts.tsx'
import { Text } from '../../blocks/text/text.tsx'
import { longDate } from '../../content/blog-list.server.ts'
import { content, labels } from '../../content/content.server.ts'
import { definePage } from '../../content/define-page.server.ts'
import { readMarkdown } from '../../content/markdown.server.ts'
import { pictureSources } from '../../content/pictures.server.ts'
import { thirdPartyList } from '../../content/third-parties.server.ts'
import { PageHero } from '../../heroes/page-hero.tsx'
import { OTHER_COMPANIES } from '../../layout-ids.ts'
import { pageMetadata } from '../../seo/page-metadata.server.ts'
import type { Route } from './+types/privacy'

const { privacy } = content

export const loader = definePage(
  () => ({
    path: href('/privacy'),
    label: privacy.title,
    seo: privacy.seo,
    changed: privacy.updated,
  }),
  (page) => {
    const { title, short, updated } = privacy
    return {
      page: pageMetadata(page),
      title,
      short,
      updated: longDate(updated),
      ...readMarkdown(privacy.content, { labels, pictureOf: pictureSources }),
      footnotesTitle: labels.footnotes,
      others: thirdPartyList(content),
    }
  },
)

export default ({
  loaderData: { title, short, updated, others, ...text },
}: Route.ComponentProps) => (
  <>
    <PageHero background="sky" title={title} intro={updated} />
    <TitledTexts {...short} background="ink" />
    <Text {...text} />
    <TitledTexts {...others} id={OTHER_COMPANIES} background="sky" columns={2} />
  </>
)
