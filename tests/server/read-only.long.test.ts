import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SEND_FORM_PATH } from '../../contract/fields.ts'
import './support/eventually.ts'
import { asPageCall, runProgram, runServer } from './support/run-server.ts'
import { temporaryFolder } from './support/test-database.ts'

/** A user to whom file modes apply: the one who runs the tests, or `nobody` if that is root. */
const ANYBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** A read-only folder with one message. */
async function readOnlyFolder(whileServerRuns: boolean) {
  const DATA_DIR = temporaryFolder()
  const server = await runServer({ DATA_DIR })
  await fetch(server.url + SEND_FORM_PATH, asPageCall({}))
  if (!whileServerRuns) {
    server.child.kill('SIGTERM')
    await server.ended
  }
  for (const file of ['messages.db', 'messages.db-wal', 'messages.db-shm']) {
    if (existsSync(join(DATA_DIR, file))) chmodSync(join(DATA_DIR, file), 0o444)
  }
  chmodSync(DATA_DIR, 0o555)
  onTestFinished(() => chmodSync(DATA_DIR, 0o755))
  return DATA_DIR
}

describe.skipIf(process.platform === 'win32')('A read-only folder', () => {
  test.each([
    ['after the server has ended', false],
    ['while the server of another user runs', true],
  ])('can be listed, shown and exported %s', async (_, whileServerRuns) => {
    const DATA_DIR = await readOnlyFolder(whileServerRuns)
    const type = async (...args: string[]) => {
      const { output, ended } = runProgram('messages.ts', args, { DATA_DIR }, [], ANYBODY)
      expect([await ended, output.text]).toEqual([[0, null], expect.stringContaining('Asha')])
      return output.text
    }
    const [{ id }] = JSON.parse(await type('list', '--json'))
    await type('list')
    await type('show', id)
    await type('export')
  })

  test('cannot be changed, which is reported in one line', async () => {
    const DATA_DIR = await readOnlyFolder(false)
    const args = ['retry', '--all']
    const { output, ended } = runProgram('messages.ts', args, { DATA_DIR }, [], ANYBODY)
    expect(await ended).toEqual([1, null])
    expect(output.text).toMatch(/^Enquiries cannot be stored in .*\n$/)
  })
})
