import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FIELD, SEND_FORM_PATH } from '../../contract/fields.ts'
import { asPageCall, runProgram, runServer } from './support/run-server.ts'
import { temporaryFolder } from './support/test-database.ts'

/** Runs a command of the owner to its end. */
async function command(DATA_DIR: string, ...typed: string[]) {
  const { ended, output } = runProgram('messages.ts', typed, { DATA_DIR })
  const [code] = await ended
  return { code, text: output.text }
}

const idsIn = async (DATA_DIR: string) =>
  (JSON.parse((await command(DATA_DIR, 'list', '--json')).text) as { id: string }[]).map(
    ({ id }) => id,
  )

describe('npm run messages -- backup', () => {
  test('holds every enquiry that was acknowledged before, while others arrive; restore brings all back', async () => {
    const DATA_DIR = temporaryFolder()
    const server = await runServer({ DATA_DIR, RATE_LIMIT_PER_MINUTE: '0' })
    const acknowledged: string[] = []
    let stopped = false
    const visitor = async () => {
      while (!stopped) {
        const id = randomUUID()
        const fields = { [FIELD.messageId]: id, [FIELD.message]: `message ${id}` }
        const { status } = await fetch(server.url + SEND_FORM_PATH, asPageCall(fields))
        if (status === 200) acknowledged.push(id)
      }
    }
    const visitors = [visitor(), visitor(), visitor(), visitor()]
    const file = join(temporaryFolder(), 'backup.db')
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    const before = [...acknowledged]
    expect(await command(DATA_DIR, 'backup', file)).toMatchObject({ code: 0 })
    stopped = true
    await Promise.all(visitors)
    expect(acknowledged.length).toBeGreaterThan(before.length)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const restored = temporaryFolder()
    expect(await command(restored, 'restore', file)).toMatchObject({ code: 0 })
    const ids = await idsIn(restored)
    expect(ids).toEqual(expect.arrayContaining(before))
    expect(await idsIn(DATA_DIR)).toEqual(expect.arrayContaining([...acknowledged, ...ids]))
  })

  test('never writes over a file, and says so', async () => {
    const DATA_DIR = temporaryFolder()
    await runServer({ DATA_DIR })
    const file = join(DATA_DIR, 'messages.db')
    expect(await command(DATA_DIR, 'backup', file)).toEqual({
      code: 1,
      text: `${file} exists already. Please choose another name.\n`,
    })
  })

  test('says what is missing, and leaves nothing behind', async () => {
    const DATA_DIR = temporaryFolder()
    expect((await command(DATA_DIR, 'backup', 'copy.db')).text).toBe(
      `There are no messages in ${DATA_DIR} yet.\n`,
    )
    expect((await command(DATA_DIR, 'backup')).text).toBe(
      'This command needs one file: backup FILE\n',
    )
    await runServer({ DATA_DIR })
    const file = join(DATA_DIR, 'no', 'such', 'folder.db')
    expect((await command(DATA_DIR, 'backup', file)).text).toMatch(/cannot be written: /)
    expect(existsSync(join(DATA_DIR, 'no'))).toBe(false)
  })
})
