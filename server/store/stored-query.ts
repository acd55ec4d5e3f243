import type { DatabaseSync } from 'node:sqlite'

/**
 * Makes the function that says whether a message of an id is stored. A message that came under an id
 * already taken, with other words, is stored under another id (see `messageInserter`) and does not
 * count: our page takes a new id whenever its words change.
 */
export function storedQuery(database: DatabaseSync): (id: string) => boolean {
  const query = database.prepare('SELECT 1 FROM messages WHERE id = ?')
  return (id) => query.get(id) !== undefined
}
