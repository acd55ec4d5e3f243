import { longDate } from '../blog-list.server.ts'
import { pageFacts, privacy } from '../content.server.ts'
import { renderMarkdown } from '../markdown.server.ts'
import { PageOpening } from '../sections/page/page-opening.tsx'
import { TextPage } from '../sections/page/text-page.tsx'
import { pageMeta } from '../seo.ts'
import type { Route } from './+types/privacy'

export const loader = () => ({
  page: pageFacts(privacy.seo, '/privacy'),
  title: privacy.title,
  updated: longDate(privacy.updated),
  html: renderMarkdown(privacy.content),
})

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.page)

export default function PrivacyPage({
  loaderData: { title, updated, html },
}: Route.ComponentProps) {
  return (
    <>
      <PageOpening ground="sky" title={title} intro={updated} />
      <TextPage html={html} />
    </>
  )
}
