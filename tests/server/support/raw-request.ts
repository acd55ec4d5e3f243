import { connect } from 'node:net'

/** Sends bytes as they stand and resolves with all that is answered, once the server closes. */
export function rawRequest(url: string, ...demos: (string | Uint8Array)[]): Promise<string> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1')
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
    for (const demo of demos) socket.write(demo)
  })
}

/** The start of a request: its first line, `Host` if none is given, and a wish to be let go afterwards. */
export const head = (line: string, ...headers: string[]) => {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: localhost']
  return `${[`${line} HTTP/1.1`, ...host, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
}
