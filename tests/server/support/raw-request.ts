import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'

/** Sends a request whose path is not normalised; follows no redirect. */
export const ask = (
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { path, headers, method, agent: false }, resolve).on('error', reject).end(body)
  })

/** Sends bytes; resolves with all that comes back once the server closes the connection, or after a minute. */
export function rawRequest(url: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const signal = AbortSignal.timeout(60_000)
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', signal })
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text
    })
    socket.on('error', () => {}).on('close', () => resolve(answer))
    socket.write(text, 'latin1')
  })
}

/** The head of a request: request line, `Host` if none is given, and `Connection: close`. */
export const head = (line: string, ...headers: string[]) => {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: localhost']
  return `${[`${line} HTTP/1.1`, ...host, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
}
