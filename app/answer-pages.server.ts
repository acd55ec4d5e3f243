/**
 * Pages that answer something a visitor did. They are in no list, neither in the sitemap nor in
 * `llms.txt`, and search engines are asked to leave them out.
 */
import { href } from 'react-router'
import { contact, search } from './content.server.ts'
import type { SitePage } from './site-pages.server.ts'

export const answerPages: readonly Pick<SitePage, 'path' | 'label'>[] = [
  { path: href('/search'), label: search.title },
  {
    path: href('/contact/thanks'),
    label: contact.form.thanks.title,
  },
]
