/**
 * `npm run edit`: runs the content editor beside the site in development, and opens it in a browser;
 * `npm run edit -- --no-open` only prints the address. `PORT` is the editor's, 0 for a free one.
 */
import path from 'node:path'
import { OwnerError } from '../contract/owner-error.ts'
import { readSettings } from '../server/settings.ts'
import { develop, stopOnSignal } from '../tools/develop.ts'
import { endWithNpm } from '../tools/end-with-npm.ts'
import { readOptions } from '../tools/read-options.ts'
import { editablePages } from './preview/editable-pages.ts'
import { startEditor } from './server/start-editor.ts'

const { open } = readOptions('npm run edit -- [--no-open]', {
  options: { open: { type: 'boolean', default: true } },
  allowNegative: true,
}).values
endWithNpm()
try {
  let preview = ''
  const editor = await startEditor(Number(process.env.PORT ?? 5180), () => preview)
  const site = await develop(
    {
      ...process.env,
      // The same one after a restart, so that the frame of an open editor finds its page again.
      PORT: `${Number(new URL(editor.url).port) + 1}`,
      HOST: 'localhost',
      // Messages sent from the preview are not enquiries, so they stay out of the outbox.
      DATA_DIR: path.join(readSettings(process.env).dataDir, 'editing'),
    },
    { plugins: [editablePages(editor.url)], ...(open && { open: editor.url }) },
  )
  preview = site.url.replace(/\/$/, '')
  console.log(`The editor is at ${editor.url}`)
  stopOnSignal(() => Promise.all([editor.stop(), site.stop()]))
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error)
  process.exit(1)
}
