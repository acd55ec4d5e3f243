/**
 * Checks every file under `content/` against its schema and prints file, field and reason for what
 * is wrong. Exit code 1 when anything is. The build runs the same check.
 */
import { createBuilder } from '@content-collections/core'
import { configureLogging } from '@content-collections/integrations'

const builder = await createBuilder('content-collections.ts')
let errors = 0
configureLogging(builder, { handleError: () => (errors += 1) })
await builder.build()
process.exitCode = errors > 0 ? 1 : 0
