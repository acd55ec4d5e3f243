import { search } from '../content/content.server.ts'

/** The labels of the search, in a separate file that is fetched when the search is opened. */
export function loader() {
  const { title: _title, intro: _intro, withoutScripts: _without, seo: _seo, ...labels } = search
  return Response.json(labels)
}
