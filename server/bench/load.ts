import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { NO_ACCOUNT, pageCall } from '../self-test/send-as-page.ts'

/** When to stop: after so many messages, or so much time, whichever comes first. */
export interface Amount {
  count: number
  ms: number
}

export interface LoadResult {
  acknowledged: number
  refused: number
  ms: number
  /** Of every acknowledged message, in milliseconds, the shortest first. */
  latencies: Float64Array
}

/** Sends messages over so many connections at once, each its next as soon as the last is answered. */
export async function load(port: number, connections: number, amount: Amount): Promise<LoadResult> {
  const request = await requestBytes()
  const latencies: number[] = []
  const startedAt = performance.now()
  let begun = 0
  let refused = 0
  const mayBegin = () => begun < amount.count && performance.now() - startedAt < amount.ms

  const oneConnection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let answer = ''
      let sentAt = 0
      const next = () => {
        if (!mayBegin()) return socket.end(resolve)
        begun += 1
        sentAt = performance.now()
        socket.write(request())
      }
      socket.setNoDelay(true)
      socket.on('connect', next)
      socket.on('error', reject)
      socket.on('data', (piece) => {
        answer += piece.toString('latin1')
        const length = wholeLength(answer)
        if (length === undefined || answer.length < length) return
        if (answer.startsWith('HTTP/1.1 200')) latencies.push(performance.now() - sentAt)
        else refused += 1
        answer = answer.slice(length)
        next()
      })
    })

  await Promise.all(Array.from({ length: connections }, oneConnection))
  const ms = performance.now() - startedAt
  return {
    acknowledged: latencies.length,
    refused,
    ms,
    latencies: Float64Array.from(latencies).sort(),
  }
}

/** How long an answer is, head and body, once its head is here. */
function wholeLength(answer: string): number | undefined {
  const head = answer.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))
  return head + 4 + Number(length?.[1] ?? 0)
}

/** The page's call as bytes, with a new id each time; all ids are equally long, so only they change. */
async function requestBytes() {
  const placeholder = randomUUID()
  const fields = {
    [FIELD.name]: 'Asha Rao',
    [FIELD.email]: 'asha@example.com',
    [FIELD.message]: 'We would like a survey of four hectares by drone. '.repeat(6),
    [FIELD.messageId]: placeholder,
    [FIELD.page]: 'https://www.example.com/services/drone-service',
    [FIELD.elapsedMs]: '45000',
  }
  const made = new Request('http://localhost', {
    method: 'POST',
    body: pageCall(fields, NO_ACCOUNT),
  })
  const body = Buffer.from(await made.arrayBuffer())
  const head = [
    `POST ${SEND_FORM_PATH} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Content-Type: ${made.headers.get('content-type')}`,
    `Content-Length: ${body.length}`,
  ].join('\r\n')
  const template = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body])
  const at = template.indexOf(placeholder)
  return () => {
    const bytes = Buffer.from(template)
    bytes.write(randomUUID(), at, 'latin1')
    return bytes
  }
}
