/**
 * `npm run dev`: the site with hot reloading on port 5173, with the message endpoint at the same address.
 * Accepts the server's settings; `PORT` is the site's, 0 for a free one.
 */
import { createServer } from 'vite'
import { OwnerError } from '../server/owner-error.ts'
import { readSettings } from '../server/settings.ts'
import { startServer } from '../server/start-server.ts'
import { whereMessagesGo } from '../server/where-messages-go.ts'
import { endWithNpm } from './end-with-npm.ts'
import { readContentFolder } from './read-content-folder.ts'

endWithNpm()
try {
  const { PORT, DATA_DIR } = process.env
  const settings = readSettings({
    ...process.env,
    PORT: PORT?.trim() || '5173',
    // Not the outbox of `npm start`, which may run at the same time: test messages are no enquiries.
    DATA_DIR: DATA_DIR?.trim() || 'data/development',
  })
  const { port, host } = settings
  const messages = await startServer({ ...settings, host: '127.0.0.1', port: 0 })
  // The endpoint only accepts messages of pages on its own host, so keep the browser's Host.
  const endpoint = { target: messages.url, changeOrigin: false }
  const site = await createServer({
    logLevel: 'warn',
    server: {
      port,
      host,
      strictPort: true,
      proxy: { '/api': endpoint, '/contact/send': endpoint, '/contact/receipt': endpoint },
    },
  })
  await site.listen().catch(({ message }: Error) => {
    throw new OwnerError(`${message}: choose another port with PORT.`)
  })
  console.log(`The site is at ${site.resolvedUrls?.local[0]} and shows what you change.`)
  const mail = readContentFolder().content?.site.mail
  const provider = mail?.send === 'provider' ? new URL(mail.host).host : undefined
  console.log(whereMessagesGo(settings, provider))
  const stop = async () => {
    await messages.stop()
    await site.close()
    process.exit()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error)
  process.exit(1)
}
