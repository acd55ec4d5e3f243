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

/** A unique enquiry. */
export const someone = () => ({
  name: 'Zoë Mehta',
  email: `${randomUUID()}@example.com`,
  message: 'We make tiles in Morbi.\nWho buys them? 100 % of 日本語 & 🪁 must arrive.',
})

/**
 * The enquiries from one sender in an outbox, as the owner reads them.
 * @param folder of the server's data
 */
export async function storedFrom(sender: string, folder: string): Promise<StoreResult[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/messages.ts', 'list', '--json'],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: folder } },
  )
  return (JSON.parse(stdout) as StoreResult[]).filter(({ email }) => email === sender)
}
