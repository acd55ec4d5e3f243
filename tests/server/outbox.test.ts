import { describe } from 'vitest'
import { openSqlite } from '../../server/store/sqlite.ts'
import { testsOutbox } from './outbox-tests.ts'
import { temporaryFolder } from './support/test-database.ts'

describe('With SQLite', () => testsOutbox(() => openSqlite(temporaryFolder())))
