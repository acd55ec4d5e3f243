import { renderToReadableStream } from 'react-dom/server.edge'
import { type EntryContext, ServerRouter } from 'react-router'
import { localised, ownPath } from './content/language.server.ts'
import { builtPage, inlinedStyles } from './islands/built-page.server.ts'
import { BuiltPageContext, STYLES_PLACE } from './islands/built-page.tsx'
import { HERO_END } from './layout-ids.ts'

// The build takes the list of pages from here.
export { sitePages } from './content/site-pages.server.ts'

/** Renders one page completely: a file needs no streaming. Throws where it has no hero. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const built = import.meta.env.DEV ? undefined : builtPage(context)
  const stream = await renderToReadableStream(
    <BuiltPageContext value={built}>
      <ServerRouter context={context} url={request.url} />
    </BuiltPageContext>,
  )
  await stream.allReady
  const html = localised(await new Response(stream).text()).replace(
    // In development, React Router hydrates the page at its address there.
    '"basename":"/"',
    () => `"basename":"${ownPath('/')}"`,
  )
  if (built && !html.includes(`href="${built.sectionStyles}"`))
    throw new Error(
      `${request.url}: the page has no <Hero>, which links the styles of its sections`,
    )
  const page = built
    ? html.replace(STYLES_PLACE, () => inlinedStyles(html, HERO_END, context))
    : html
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}
