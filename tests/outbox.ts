import { randomUUID } from 'node:crypto'
import type { asJson } from '../server/store/enquiries.ts'
import { command } from './server/support/command.ts'

/** A unique enquiry. */
export const someone = () => ({
  name: 'Zoë Mehta',
  email: `${randomUUID()}@example.com`,
  message: 'We make tiles in Morbi.\nWho buys them? 100 % of 日本語 & 🪁 must arrive.',
})

/** The enquiries from one sender in the outbox of a data folder. */
export async function storedFrom(sender: string, folder: string) {
  const listed = await command({ ...process.env, DATA_DIR: folder }, 'list', '--json')
  return (JSON.parse(listed) as ReturnType<typeof asJson>[]).filter(({ email }) => email === sender)
}
