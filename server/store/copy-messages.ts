import type { Queries } from './database.ts'
import { messageBatches } from './read-enquiries.ts'
import type { MessageRow } from './tables.ts'

/**
 * Copies messages from one database to another, with the state of their deliveries and digests;
 * those already there stay unchanged. Both may be of either engine.
 * @param to a transaction, so that all are copied or none
 * @returns the number of messages that are new
 */
export async function copyMessages(from: Queries, to: Queries): Promise<number> {
  const notices = new Map<number, number>()
  let count = 0
  for await (const rows of messageBatches(from)) {
    const added = await addMessages(to, rows)
    count += added.length
    if (added.length === 0) continue
    const deliveries = await from
      .selectFrom('deliveries')
      .selectAll()
      .where('message_id', 'in', added)
      .execute()
    const free = deliveries.map((one) => ({ ...one, claimed_until: null }))
    if (free.length > 0) await to.insertInto('deliveries').values(free).execute()
    await copyNoticesOf(added, from, to, notices)
  }
  return count
}

async function addMessages(to: Queries, rows: MessageRow[]): Promise<string[]> {
  const added = await to
    .insertInto('messages')
    .values(rows)
    .onConflict((taken) => taken.column('id').doNothing())
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

/** @param copied maps the ids of the notices copied so far to the ids of their copies */
async function copyNoticesOf(
  messages: string[],
  from: Queries,
  to: Queries,
  copied: Map<number, number>,
) {
  const mentions = await from
    .selectFrom('notice_messages')
    .selectAll()
    .where('message_id', 'in', messages)
    .execute()
  for (const { kind, message_id, notice_id } of mentions) {
    const here = copied.get(notice_id) ?? (await copyNotice(notice_id, from, to))
    copied.set(notice_id, here)
    await to.insertInto('notice_messages').values({ kind, message_id, notice_id: here }).execute()
  }
}

/** Returns the id of the copy. */
async function copyNotice(id: number, from: Queries, to: Queries): Promise<number> {
  const { id: _, ...notice } = await from
    .selectFrom('notices')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const copy = await to
    .insertInto('notices')
    .values({ ...notice, claimed_until: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return copy.id
}
