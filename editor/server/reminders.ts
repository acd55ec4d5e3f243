import { setTimeout } from 'node:timers/promises'
import { countWaiting } from '../../server/count-waiting.ts'
import { findReminders, type Reminder, remind } from '../../tools/launch-check/find-reminders.ts'
import type { createPublishing } from './publish/publish.ts'
import { answer, git } from './publish/repository.ts'

/** The owner's setting in the configuration of the checkout: the link to the desk, which each use renews. */
const DESK = 'editor.deskUrl'

const MOST = 5
const PATIENCE_MS = 5000

async function waitingAtDesk(): Promise<Reminder[]> {
  const known = await answer('config', DESK)
  if (!known) return []
  const { count, link } = await countWaiting(known)
  if (count === undefined)
    return [{ text: 'Enquiries: the link to the desk has ended', href: link }]
  await git('config', DESK, link)
  return remind('Enquiries that wait for an answer', count, link)
}

/** What waits for an owner who opens the editor, the most urgent first. */
export async function listReminders({ fetch, state }: ReturnType<typeof createPublishing>) {
  const fetched = await Promise.race([fetch().catch(() => {}), setTimeout(PATIENCE_MS)])
  const { git, waiting } = await state()
  const due = waiting.filter(({ severity }) => severity === 'warning')
  return [
    ...(await waitingAtDesk().catch(() => [])),
    ...(fetched?.done ? [{ text: fetched.done, href: '#publish' }] : []),
    ...remind('Entries that are due', due.length, '#publish'),
    ...remind('Published by others', git?.theirs.length ?? 0, '#publish'),
    ...findReminders(),
  ].slice(0, MOST)
}
