import { renderToReadableStream } from 'react-dom/server.edge'
import { type EntryContext, ServerRouter } from 'react-router'
import { builtPage } from './islands/built-page.server.ts'
import { BuiltPageContext } from './islands/built-page.tsx'

/** Renders one page completely: a file needs no streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const html = await renderToReadableStream(
    <BuiltPageContext value={import.meta.env.DEV ? undefined : builtPage(context)}>
      <ServerRouter context={context} url={request.url} />
    </BuiltPageContext>,
  )
  await html.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}
