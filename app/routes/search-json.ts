import { search } from '../content/content.server.ts'

/** What the search dialog says: a file of its own, since no page needs it before the dialog is opened. */
export function loader() {
  const { title: _title, intro: _intro, withoutScripts: _without, seo: _seo, ...labels } = search
  return Response.json(labels)
}
