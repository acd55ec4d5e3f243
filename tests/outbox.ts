import { randomUUID } from 'node:crypto'
import { command } from './server/support/command.ts'

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
 * The enquiries from one sender in an outbox, as the owner's `npm run messages -- list` reads them, here
 * without a separate process.
 * @param folder the folder of the server's data
 */
export async function storedFrom(sender: string, folder: string): Promise<StoreResult[]> {
  const listed = await command({ ...process.env, DATA_DIR: folder }, 'list', '--json')
  return (JSON.parse(listed) as StoreResult[]).filter(({ email }) => email === sender)
}
