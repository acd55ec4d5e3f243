/**
 * `npm run edit`: runs the editor beside the site in development, and opens it, unless `--no-open`. `--phone` serves
 * both to a phone in the private network, of several by `--address`. `PORT` is the editor's, 0 for a free one.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import encodeQR from 'qr'
import { OwnerError } from '../contract/owner-error.ts'
import { readSettings } from '../server/settings.ts'
import { stopOnSignal } from '../server/start-server.ts'
import { develop } from '../tools/dev/develop.ts'
import { endWithNpm } from '../tools/dev/end-with-npm.ts'
import { readOptions } from '../tools/read-options.ts'
import { editablePages } from './preview/editable-pages.ts'
import { createPhone } from './server/phone.ts'
import { startEditor } from './server/start-editor.ts'

const flag = { type: 'boolean' } as const
const allowed = 'npm run edit -- [--no-open] [--phone [--address ADDRESS]]'
const asked = readOptions(allowed, {
  options: { open: { ...flag, default: true }, phone: flag, address: { type: 'string' } },
  allowNegative: true,
}).values
endWithNpm()
try {
  const port = Number(process.env.PORT ?? 5180)
  const running = `http://localhost:${port}`
  const folder = await fetch(`${running}/api/folder`).then(
    (answer) => answer.text(),
    () => '',
  )
  if (folder === process.cwd()) {
    console.log(`The editor is running already, at ${running}`)
    const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
    // A machine without a browser prints the address alone.
    if (asked.open) await once(spawn(opener, [running]), 'close').catch(() => {})
    process.exit()
  }
  let preview = ''
  const phone = asked.phone || asked.address ? createPhone(asked.address) : undefined
  const own = await startEditor(port, () => preview, phone)
  const url = `http://localhost:${own}`
  const site = await develop(
    {
      ...process.env,
      // The same one after a restart, so that the frame of an open editor finds its page again.
      PORT: `${own + 1}`,
      HOST: 'localhost',
      // Messages sent from the preview are not enquiries, so they stay out of the outbox.
      DATA_DIR: path.join(readSettings(process.env).dataDir, 'editing'),
    },
    { plugins: [editablePages(own)], ...(asked.open && { open: url }) },
  )
  preview = site.url.replace(/\/$/, '')
  if (phone) {
    await phone.show(site.site, own + 1)
    const address = phone.address(own)
    console.log(encodeQR(address, 'term'))
    console.log(
      `One phone in your network can open the editor, to change and publish the site until you end this: scan the code, or open ${address}`,
    )
  }
  console.log(`The editor is at ${url}`)
  stopOnSignal(site.stop)
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error)
  process.exit(1)
}
