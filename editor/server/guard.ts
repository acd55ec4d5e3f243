import type { IncomingHttpHeaders } from 'node:http'

/** JSON and uploads: types that a form of another site cannot send. */
const TYPES = ['application/json', 'application/octet-stream']

/** Refuses requests that other sites make through the owner's browser: by a host name that points here, a form or a script. */
export function refusal(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  port: number,
): 403 | 415 | 421 | undefined {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  if (!hosts.includes(headers.host ?? '')) return 421
  const from = headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return 403
  if (method === 'GET' || method === 'HEAD') return undefined
  if (headers.origin !== `http://${headers.host}`) return 403
  return TYPES.includes(headers['content-type'] ?? '') ? undefined : 415
}
