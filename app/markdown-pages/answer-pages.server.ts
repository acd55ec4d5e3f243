/** What answers a visitor, as Markdown. */
import { contact, notFound, search, site } from '../content.server.ts'
import { pageGroups } from '../page-groups.server.ts'
import { blocks, bullets, section, titledSteps } from './markdown-text.ts'

/** Every page that is to be found, with a line of what it holds. */
export const searchMarkdown = () =>
  blocks(
    `# ${search.title}`,
    search.intro,
    ...pageGroups.map(({ title, pages }) =>
      section(
        title,
        bullets(
          pages.map(({ label, path, seo }) => `[${label}](${site.url}${path}): ${seo.description}`),
        ),
      ),
    ),
  )

/** What has happened to a message, and what happens next. */
export function thanksMarkdown(): string {
  const { thanks, next } = contact.form
  const [back] = notFound.links
  return blocks(
    `# ${thanks.title}`,
    thanks.text,
    section(next.title, titledSteps(next.steps)),
    back && `[${back.label}](${site.url}${back.href})`,
  )
}
