/**
 * Pages that answer something a visitor did. They are in no list, neither in the sitemap nor in
 * `llms.txt`, and search engines are asked to leave them out; they stand as Markdown all the same.
 */
import { href } from 'react-router'
import { contact, search } from './content.server.ts'
import { searchMarkdown, thanksMarkdown } from './markdown-pages/answer-pages.server.ts'
import type { SitePage } from './site-pages.server.ts'

export const answerPages: readonly Pick<SitePage, 'path' | 'label' | 'markdown'>[] = [
  { path: href('/search'), label: search.title, markdown: searchMarkdown },
  {
    path: href('/contact/thanks'),
    label: contact.form.thanks.title,
    markdown: thanksMarkdown,
  },
]
