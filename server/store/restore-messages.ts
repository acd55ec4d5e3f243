import type { DatabaseSync } from 'node:sqlite'
import { inTransaction, upgradeCopy } from './open-database.ts'

/**
 * Takes the messages of a copy into the database, with what became of them; those already there
 * stay as they are.
 * @param file a copy that `copyOut`, or a backup, has made; it is upgraded where it is older
 * @returns how many came in
 */
export function restoreMessages(database: DatabaseSync, file: string): number {
  upgradeCopy(file)
  database.prepare('ATTACH DATABASE ? AS copy').run(file)
  try {
    return inTransaction(database, () => {
      // Deliveries first, while it can still be told which messages are new.
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
