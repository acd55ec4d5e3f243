import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FIELD, receiptPath, SEND_FORM_PATH } from '../../contract/fields.ts'
import { eventually } from './support/eventually.ts'
import { asPageCall, runProgram, runServer } from './support/run-server.ts'
import { temporaryFolder } from './support/test-database.ts'

const MESSAGE = 'The first enquiry, नमस्ते, in full'

/** A server with one enquiry in its data folder. */
async function startWithOne() {
  const project = temporaryFolder()
  const DATA_DIR = join(project, 'data')
  const server = await runServer({ DATA_DIR })
  const id = randomUUID()
  const send = async (fields: Record<string, string>) =>
    (await fetch(server.url + SEND_FORM_PATH, asPageCall(fields))).status
  expect(await send({ [FIELD.messageId]: id, [FIELD.message]: MESSAGE })).toBe(200)
  const status = async (path: string) => (await fetch(server.url + path)).status
  expect(await status('/healthz')).toBe(200)
  return { ...server, project, DATA_DIR, id, send, status }
}

const rescuedIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /messages-rescued-[\w-]+\.db$/.test(name))
    .map((name) => join(folder, name))

async function listIn(DATA_DIR: string) {
  const list = runProgram('messages.ts', ['list', '--json'], { DATA_DIR })
  await list.ended
  return JSON.parse(list.output.text)
}

describe('When the files of the database disappear under a running server', () => {
  test.each([
    ['the whole folder is deleted', (data: string) => rmSync(data, { recursive: true })],
    [
      'the folder is emptied',
      (data: string) => {
        rmSync(data, { recursive: true })
        mkdirSync(data)
      },
    ],
    ['the log alone is deleted', (data: string) => rmSync(join(data, 'messages.db-wal'))],
    [
      'another file replaces it',
      (data: string) => {
        renameSync(join(data, 'messages.db'), join(data, 'old.db'))
        renameSync(join(data, 'server.lock'), join(data, 'messages.db'))
      },
    ],
  ])(
    'because %s, no enquiry is acknowledged that would be lost, and none is lost',
    async (_, remove) => {
      const { DATA_DIR, send, status, id, output, child, ended } = await startWithOne()
      remove(DATA_DIR)
      expect(await send({ [FIELD.message]: 'The second' })).toBe(503)
      expect(await status('/healthz')).toBe(503)
      expect(await status(receiptPath(id))).toBe(503)

      const [copy = ''] = rescuedIn(DATA_DIR)
      expect(output.text).toContain(`All messages are copied to ${copy}`)
      expect(output.text).toContain(`npm run messages -- restore ${copy}`)
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])

      // Restores them as the alarm says.
      const restored = temporaryFolder()
      const restore = runProgram('messages.ts', ['restore', copy], { DATA_DIR: restored })
      expect(await restore.ended).toEqual([0, null])
      expect(await listIn(restored)).toMatchObject([{ id, message: MESSAGE, status: 'waiting' }])
    },
  )

  test('it is noticed before the next enquiry, and no second server can use the folder', async () => {
    const { DATA_DIR, output } = await startWithOne()
    rmSync(DATA_DIR, { recursive: true })
    await eventually(() => output.text).toContain('ALARM: The files of the messages were deleted')
    const second = runProgram('main.ts', [], { PORT: '0', DATA_DIR })
    expect(await second.ended).toEqual([1, null])
    expect(second.output.text).toContain('Another server works with the messages')
  })

  test('nor if only the lock was deleted, and enquiries are accepted as before', async () => {
    const { DATA_DIR, send } = await startWithOne()
    const lock = join(DATA_DIR, 'server.lock')
    rmSync(lock)
    await eventually(() => existsSync(lock)).toBe(true)
    const second = runProgram('main.ts', [], { PORT: '0', DATA_DIR })
    expect(await second.ended).toEqual([1, null])
    expect(await send({})).toBe(200)
  })

  test('a stop writes the copy again if it was deleted too', async () => {
    const { DATA_DIR, output, child, ended, id } = await startWithOne()
    rmSync(DATA_DIR, { recursive: true })
    await eventually(() => output.text).toContain('All messages are copied to')
    // The server may be recreating its lock file.
    rmSync(DATA_DIR, { recursive: true, maxRetries: 10 })
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    const [copy = ''] = rescuedIn(DATA_DIR)
    const restore = runProgram('messages.ts', ['restore', copy], { DATA_DIR })
    await restore.ended
    expect(restore.output.text).toBe(
      `1 message restored. Delete ${copy} once you no longer need it: it contains personal data.\n`,
    )
    expect(await listIn(DATA_DIR)).toMatchObject([{ id, message: MESSAGE }])
  })

  test('the alarm ends once they are back', async () => {
    const { DATA_DIR, project, send, status } = await startWithOne()
    renameSync(DATA_DIR, join(project, 'aside'))
    expect(await send({})).toBe(503)
    rmSync(DATA_DIR, { recursive: true })
    renameSync(join(project, 'aside'), DATA_DIR)
    expect(await send({})).toBe(200)
    expect(await status('/healthz')).toBe(200)
  })
})
