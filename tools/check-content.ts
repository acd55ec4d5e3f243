/**
 * `npm run check-content`: reads every file under `content/`, checks it against its schema and
 * writes the types that the application is checked with. Prints file, field and reason of each
 * fault; exit code 1 when there is any. The build does the same.
 */
import { createBuilder } from '@content-collections/core'

const builder = await createBuilder('content-collections.ts')
builder.on('transformer:validation-error', ({ collection, file, error }) => {
  const name =
    'filePath' in collection ? collection.filePath : `${collection.directory}/${file.path}`
  console.error(`${name}:\n${error.message}`)
  process.exitCode = 1
})
await builder.build()
