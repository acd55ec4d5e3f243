import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'

export const ROOT = path.join(import.meta.dirname, '..')

export type StoreResult = {
  id: string
  name: string
  email: string
  message: string
  details: Record<string, string>
}

/** A message that no other test sends. */
export const someone = () => ({
  name: 'Zoë Mehta',
  email: `${randomUUID()}@example.com`,
  message: 'We make tiles in Morbi.\nWho buys them? 100 % of 日本語 & 🪁 must arrive.',
})

/**
 * What an outbox holds from one sender, read as the owner would.
 * @param folder where the server keeps it
 */
export async function storedFrom(sender: string, folder: string): Promise<StoreResult[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/messages.ts', 'list', '--json'],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: folder } },
  )
  return (JSON.parse(stdout) as StoreResult[]).filter(({ email }) => email === sender)
}
