import type { IncomingHttpHeaders } from 'node:http'

/** JSON and uploads: types that a form of another site cannot send. */
const TYPES = ['application/json', 'application/octet-stream']

/**
 * Refuses requests that other sites make through the owner's browser, by a host name that they point to
 * this machine, or by a form or script of theirs.
 * @param port the editor's own
 * @returns the status of the refusal, or undefined
 */
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
