/** `npm run dev`: the site with hot reloading at port 5173, its message endpoint behind it. */
import { spawn } from 'node:child_process'
import { DEV_MESSAGES_PORT } from './dev-port.ts'

const messages = spawn('node', ['server/main.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(DEV_MESSAGES_PORT), HOST: 'localhost' },
})
const site = spawn('react-router', ['dev', '--port', '5173', '--strictPort'], { stdio: 'inherit' })

const stop = () => {
  messages.kill()
  site.kill()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
site.on('exit', (code) => {
  messages.kill()
  process.exit(code ?? 0)
})
