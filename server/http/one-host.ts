import type { IncomingMessage, RequestListener } from 'node:http'

/**
 * Refuses a request that names its host twice: a proxy in front may have believed the other one.
 * Where the first line holds a whole address, as for a proxy, its host is the one that counts
 * (RFC 9112, 3.2); what comes after sees the path, as always.
 */
export function oneHost(handler: RequestListener): RequestListener {
  return (request, response) => {
    const hosts = request.headersDistinct.host ?? []
    if (hosts.length <= 1 && readTarget(request)) return handler(request, response)
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    response.end('Bad Request\n')
  }
}

/** Takes a whole address apart; false if it is none. */
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
