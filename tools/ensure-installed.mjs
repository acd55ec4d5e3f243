/**
 * Runs before `npm start`, `npm test` and the like, on whatever Node the machine has: installs the
 * packages where they are missing or older than the lockfile. Everything after it runs on the Node
 * of the package `node`, which comes with them.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const fresh =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

if (!fresh) {
  console.log('Installing packages (once) …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    // A production environment would leave out what the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
}
