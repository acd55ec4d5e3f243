/**
 * `npm run edit`: the editor of the content beside the site in development, in a browser that it opens;
 * `npm run edit -- --no-open` only prints the address. `PORT` is the editor's, 0 for a free one.
 */
import { parseArgs } from 'node:util'
import { OwnerError } from '../server/owner-error.ts'
import { develop } from '../tools/develop.ts'
import { endWithNpm } from '../tools/end-with-npm.ts'
import { previewClicks } from './preview/preview-clicks.ts'
import { startEditor } from './server/start-editor.ts'

const { values } = parseArgs({
  options: { open: { type: 'boolean', default: true } },
  allowNegative: true,
})

endWithNpm()
try {
  let preview = ''
  const editor = await startEditor(Number(process.env.PORT ?? 5180), () => preview)
  const site = await develop(
    {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      DATA_DIR: process.env.DATA_DIR ?? 'data/editing',
    },
    { plugins: [previewClicks(editor.url)], ...(values.open && { open: editor.url }) },
  )
  preview = site.url.replace(/\/$/, '')
  console.log(`The editor is at ${editor.url}`)
  const stop = async () => {
    await Promise.all([editor.stop(), site.stop()])
    process.exit()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error)
  process.exit(1)
}
