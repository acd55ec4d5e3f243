import { search } from '../content/content.server.ts'

/** The labels of the search: a file of its own, fetched when the search is opened. */
export function loader() {
  const { title: _title, intro: _intro, withoutScripts: _without, seo: _seo, ...labels } = search
  return Response.json(labels)
}
