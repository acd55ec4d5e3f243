import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from './middleware/security-headers.ts'
import { siteRelease } from './site-release.ts'
import { resolvePath } from './static/resolve-path.ts'
import { preferred, sendFile, sendWhole } from './static/send-file.ts'
import type { SiteFile } from './static/site-file.ts'
import { siteFiles } from './static/site-files.ts'

/** The page that the build makes for addresses there is nothing at. */
const NOT_FOUND_PAGE = '404'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves the built site in `root`. Plain Node, ahead of everything else: most requests are for a
 * file that lies in memory. What has no file and that `otherwise` can answer goes there.
 */
export function staticFiles(
  root: string,
  otherwise: { has(path: string): boolean; answer: Handler },
  now?: () => number,
): Handler {
  const files = siteFiles(siteRelease(root, now), now)

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
    }
    const wish = resolvePath(request.url ?? '/')
    if (wish.kind === 'malformed') return sendText(response, 400, 'Bad Request')
    if (wish.kind === 'nothing') return void sendNotFound(request, response)
    const ready = wish.kind === 'file' ? files.ready(wish.path) : undefined
    if (ready && wish.path !== NOT_FOUND_PAGE) return sendFile(request, response, ready)
    files.load(wish.path).then(
      (file) => {
        if (!file && otherwise.has(`/${wish.path}`)) otherwise.answer(request, response)
        else if (!file || wish.path === NOT_FOUND_PAGE) void sendNotFound(request, response)
        else if (wish.kind === 'file') sendFile(request, response, file)
        else if (file.isPage) sendText(response, 301, '', { Location: wish.to })
        else void sendNotFound(request, response)
      },
      (error: unknown) => fail(response, error),
    )
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    const page = await files.load(NOT_FOUND_PAGE).catch(() => undefined)
    if (!page) return sendText(response, 404, 'Not Found', { 'Cache-Control': 'no-cache' })
    sendWhole(request, response, preferred(request, page as SiteFile), 404)
  }
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  const body = text && `${text}\n`
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  })
  response.end(body)
}

function fail(response: ServerResponse, error: unknown) {
  console.error('A file could not be served:', error)
  if (response.headersSent) response.destroy()
  else sendText(response, 500, 'The server failed. Please try again later')
}
