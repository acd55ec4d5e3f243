import type { DatabaseSync } from 'node:sqlite'

/**
 * Returns a function that says whether a message with an id is stored. One that arrived under an id
 * already taken, with other fields, is stored under a derived id (see `enquiryInserter`) and does not
 * count: our page makes a new id whenever a field changes.
 */
export function storedQuery(database: DatabaseSync): (id: string) => boolean {
  const query = database.prepare('SELECT 1 FROM messages WHERE id = ?')
  return (id) => query.get(id) !== undefined
}
