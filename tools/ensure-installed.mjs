/**
 * Runs before `npm start`, `npm test` and the like, on whatever Node the machine has: installs the
 * packages where they are missing or older than the lockfile. Everything after it runs on the Node
 * of the package `node`, which comes with them.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { progress } from './progress.mjs'

const installed = 'node_modules/.package-lock.json'
const fresh =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

/** Where the lockfile's packages will lie, but those for other systems. */
function folders() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const isFor = (list, own) => !list || list.includes(own)
  return Object.entries(packages)
    .filter(
      ([folder, { os, cpu }]) => folder && isFor(os, process.platform) && isFor(cpu, process.arch),
    )
    .map(([folder]) => folder)
}

/** npm's installing, with a count of the packages that are there. */
function install() {
  const all = folders()
  const tell = progress('Packages')
  const count = () => {
    const there = all.filter((folder) => existsSync(`${folder}/package.json`)).length
    tell(Math.min(there, all.length - 1), all.length)
  }
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    // A production environment would leave out what the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  npm.stdout.resume()
  const timer = setInterval(count, 500)
  npm.on('error', (error) => console.error(`npm cannot be run: ${error.message}`))
  npm.on('close', (code) => {
    clearInterval(timer)
    if (code === 0) tell(all.length, all.length)
    process.exitCode = code ?? 1
  })
}

if (!fresh) {
  console.log('Installing packages (once)')
  install()
}
