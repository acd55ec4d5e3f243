import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { asPageCall, runServer } from './support/run-server.ts'
import { listed, temporaryFolder } from './support/test-database.ts'

const VISITORS = 16

type Sent = { id: string; message: string }

/** Kills a server while visitors send; returns what was acknowledged, and what got no response. */
async function killUnderLoad(settings: { DATA_DIR: string }, enough: number, leftOver: Sent[]) {
  const server = await runServer(settings)
  const acknowledged: Sent[] = []
  const unanswered: Sent[] = []
  const visitor = async () => {
    for (;;) {
      const id = randomUUID()
      const sent = leftOver.pop() ?? { id, message: `message ${id}` }
      try {
        const fields = { [FIELD.messageId]: sent.id, [FIELD.message]: sent.message }
        const answer = await fetch(server.url + SEND_FORM_PATH, asPageCall(fields))
        if ((await answer.text()) !== 'OK') throw new Error(`The server answered ${answer.status}`)
        acknowledged.push(sent)
        if (acknowledged.length === enough) server.child.kill('SIGKILL')
      } catch {
        unanswered.push(sent)
        return
      }
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  expect(await server.ended).toEqual([null, 'SIGKILL'])
  return { acknowledged, unanswered }
}

test('Killed ten times under load, the server has every acknowledged message, once', async () => {
  const settings = { DATA_DIR: temporaryFolder(), RATE_LIMIT_PER_MINUTE: '0' }
  const acknowledged: Sent[] = []
  let unanswered: Sent[] = []
  for (let round = 0; round < 10; round++) {
    // Messages without a response are sent again, as the page does: they may be on the disk already.
    const result = await killUnderLoad(settings, 30 + round * 17, [...unanswered])
    acknowledged.push(...result.acknowledged)
    unanswered = result.unanswered
    expect(result.acknowledged.length).toBeGreaterThanOrEqual(30)

    const database = await openSqlite(settings.DATA_DIR)
    const stored = (await listed(database)).map(({ message }) => message)
    await database.close()
    expect(new Set(stored).size).toBe(stored.length)
    const lost = acknowledged.filter(({ message }) => !stored.includes(message))
    expect(lost).toEqual([])
  }
}, 180_000)
