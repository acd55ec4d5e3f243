import { describe } from 'vitest'
import { openPostgres } from '../../server/store/postgres.ts'
import { testsOutbox } from './outbox-tests.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'

const postgres = await startPostgres()

describe.skipIf(!hasPostgres)('With PostgreSQL', () =>
  testsOutbox(async () => openPostgres((await postgres?.newDatabase()) ?? '')),
)
