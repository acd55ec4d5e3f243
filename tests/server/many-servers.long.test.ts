import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, test } from 'vitest'
import { isInstalled } from '../../tools/nginx.ts'
import { hasPostgres, startPostgres } from './support/postgres.ts'
import { checkNothingIsLost } from './support/three-servers.ts'

const postgres = hasPostgres ? await startPostgres() : undefined
afterAll(() => postgres?.stop())

test.skipIf(!hasPostgres || !isInstalled('nginx', '-v'))(
  'While the database is away for 20 s, three servers lose nothing and send nothing twice',
  () => checkNothingIsLost(postgres, () => sleep(20_000)),
)
