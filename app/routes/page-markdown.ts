import { markdownPath } from '../../schemas/addresses.ts'
import { answerPages } from '../answer-pages.server.ts'
import { site } from '../content.server.ts'
import { sitePages } from '../site-pages.server.ts'

/** A page as Markdown, made of its content: for assistants, and for whoever reads better without a layout. */
export function loader({ url: { pathname } }: { url: URL }) {
  const page = [...sitePages, ...answerPages].find(({ path }) => markdownPath(path) === pathname)
  if (!page) throw new Response('Not Found', { status: 404 })
  return new Response(`${page.markdown()}\n\n---\n${site.url}${page.path}\n`, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  })
}
