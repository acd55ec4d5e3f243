import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { acceptedEncodings } from './accept-encoding.ts'
import { byteRange } from './byte-range.ts'
import type { SiteFile, Variant } from './site-file.ts'

/** Answers with a file: the copy the browser prefers, the part it asks for, or that it has it already. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile) {
  const { range } = request.headers
  // Parts are parts of the file itself, not of a compressed copy.
  const variant = range ? file.plain : preferred(request, file)
  if (isKnown(request, variant.etag, file.modified)) {
    response.writeHead(304, variant.headers).end()
    return
  }
  const part = range && mayBePart(request, variant.etag, file.modified) ? range : undefined
  if (part) sendPart(request, response, variant, part)
  else sendWhole(request, response, variant, 200)
}

/** Answers with all of a variant. */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  status: number,
) {
  const { headers, size, body, file } = variant
  response.writeHead(status, [...headers, 'Content-Length', String(size)])
  if (request.method === 'HEAD') response.end()
  else if (body) response.end(body)
  // The error, a visitor who left or a file that went, has nobody left to be told to.
  else pipeline(createReadStream(file), response, () => {})
}

function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  header: string,
) {
  const { headers, size, body, file } = variant
  const range = byteRange(header, size)
  if (range === undefined) return sendWhole(request, response, variant, 200)
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...headers, 'Content-Range', `bytes */${size}`]).end()
    return
  }
  const { start, end } = range
  response.writeHead(206, [
    ...headers,
    ...['Content-Range', `bytes ${start}-${end}/${size}`],
    ...['Content-Length', String(end - start + 1)],
  ])
  if (request.method === 'HEAD') response.end()
  else if (body) response.end(body.subarray(start, end + 1))
  else pipeline(createReadStream(file, { start, end }), response, () => {})
}

/** The file in the encoding that the browser likes best. */
export function preferred(request: IncomingMessage, file: SiteFile): Variant {
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'] as string)) {
    const variant = file.compressed[encoding]
    if (variant) return variant
  }
  return file.plain
}

function isKnown({ headers }: IncomingMessage, etag: string, modified: number): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) {
    return tags
      .split(',')
      .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  }
  const since = headers['if-modified-since']
  return since !== undefined && Date.parse(since) >= modified
}

/** `If-Range`: the part only if the rest, which the browser has, is of the same file. */
function mayBePart({ headers }: IncomingMessage, etag: string, modified: number): boolean {
  const condition = headers['if-range']
  return condition === undefined || condition === etag || Date.parse(String(condition)) === modified
}
