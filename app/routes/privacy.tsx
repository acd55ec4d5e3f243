import { href } from 'react-router'
import { longDate } from '../blog-list.server.ts'
import { labels, privacy } from '../content.server.ts'
import { readMarkdown } from '../markdown.server.ts'
import { pageFacts } from '../page-facts.server.ts'
import { pictureSources } from '../pictures.server.ts'
import { PageOpening } from '../sections/page/page-opening.tsx'
import { TextPage } from '../sections/page/text-page.tsx'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/privacy'

export const loader = () => ({
  page: pageFacts(privacy.seo, href('/privacy'), { name: privacy.title }),
  title: privacy.title,
  updated: longDate(privacy.updated),
  text: readMarkdown(privacy.content, { labels, pictureOf: pictureSources }),
  footnotesTitle: labels.footnotes,
})

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.page)

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { title, updated, text, footnotesTitle } = loaderData
  return (
    <>
      <PageOpening ground="sky" title={title} intro={updated} />
      <TextPage {...text} footnotesTitle={footnotesTitle} />
    </>
  )
}
