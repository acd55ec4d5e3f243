import type { DatabaseSync } from 'node:sqlite'
import { inTransaction, upgradeCopy } from './open-database.ts'

/**
 * Inserts the messages of a copy into the database, with their delivery state; messages that are
 * already there stay unchanged.
 * @param file a copy made by `copyOut` or a backup; an older one is migrated
 * @returns the number of inserted messages
 */
export function restoreMessages(database: DatabaseSync, file: string): number {
  upgradeCopy(file)
  database.prepare('ATTACH DATABASE ? AS copy').run(file)
  try {
    return inTransaction(database, () => {
      // Deliveries first, while the query can still tell which messages are new.
      database.exec(`PRAGMA defer_foreign_keys = ON;
        INSERT INTO main.deliveries SELECT * FROM copy.deliveries
          WHERE message_id NOT IN (SELECT id FROM main.messages)`)
      const { changes } = database
        .prepare(
          `INSERT INTO main.messages SELECT * FROM copy.messages
           WHERE id NOT IN (SELECT id FROM main.messages)`,
        )
        .run()
      return Number(changes)
    })
  } finally {
    database.exec('DETACH DATABASE copy')
  }
}
