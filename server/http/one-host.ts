import type { IncomingMessage, RequestListener } from 'node:http'

/**
 * Refuses a request with two Host headers: a proxy in front may have used the other one. If the
 * request line holds an absolute URL, as for a proxy, its host counts (RFC 9112, 3.2); the handler
 * gets the path, as always.
 */
export function oneHost(handler: RequestListener): RequestListener {
  return (request, response) => {
    const hosts = request.headersDistinct.host ?? []
    if (hosts.length <= 1 && readTarget(request)) return handler(request, response)
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    response.end('Bad Request\n')
  }
}

/** Splits an absolute URL into host and path; returns false if it is malformed. */
function readTarget(request: IncomingMessage): boolean {
  const { url = '/' } = request
  if (url.startsWith('/') || url === '*') return true
  const [, authority, rest] = /^https?:\/\/([^/?#@]+)(.*)$/i.exec(url) ?? []
  if (!authority || !URL.canParse(`http://${authority}`)) return false
  request.url = rest?.startsWith('/') ? rest : `/${rest}`
  request.headers.host = authority
  const at = request.rawHeaders.findIndex((name, i) => i % 2 === 0 && /^host$/i.test(name))
  if (at >= 0) request.rawHeaders[at + 1] = authority
  return true
}
