import { connect } from 'node:net'

/** Sends raw bytes; resolves with the whole response once the server closes the connection. */
export function rawRequest(url: string, ...chunks: (string | Uint8Array)[]): Promise<string> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1')
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
    for (const chunk of chunks) socket.write(chunk)
  })
}

/** The head of a request: request line, `Host` if none is given, and `Connection: close`. */
export const head = (line: string, ...headers: string[]) => {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: localhost']
  return `${[`${line} HTTP/1.1`, ...host, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
}
