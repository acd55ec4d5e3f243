/**
 * Runs before `npm start`, `npm test` and the like, on whatever Node the machine has: installs the
 * packages where they are missing or older than the lockfile. Everything after it runs on the Node 26
 * that comes with them, or, on a platform there is none for, on the machine's own.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { progress } from './progress.mjs'

const installed = 'node_modules/.package-lock.json'
const fresh =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

/** Where the lockfile's packages will lie, but those for other systems. */
function folders() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { glibcVersionRuntime } = process.report.getReport().header
  const isFor = (list, own) => !list || list.includes(own)
  return Object.keys(packages).filter((folder) => {
    const { os, cpu, libc } = packages[folder]
    return (
      folder &&
      isFor(os, process.platform) &&
      isFor(cpu, process.arch) &&
      isFor(libc, glibcVersionRuntime ? 'glibc' : 'musl')
    )
  })
}

/** Runs npm, and counts the packages that are there meanwhile; gives its exit code. */
async function install() {
  const all = folders()
  const tell = progress('Packages')
  const there = () => all.filter((folder) => existsSync(`${folder}/package.json`)).length
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    // A production environment would leave out what the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const timer = setInterval(() => tell(Math.min(there(), all.length - 1), all.length), 500)
  const [code] = await once(npm, 'close').finally(() => clearInterval(timer))
  // What only another package for another system needs is left out as well.
  if (code === 0) tell(there(), there())
  return code ?? 1
}

if (!fresh) {
  console.log('Installing packages (once)')
  const code = await install()
  if (code !== 0) process.exit(code)
}

const hasNode = existsSync('node_modules/.bin/node') || existsSync('node_modules/.bin/node.cmd')
if (!hasNode && Number.parseInt(process.versions.node, 10) < 26) {
  console.error(
    `No Node came with the packages for ${process.platform} on ${process.arch}, and this machine's is ${process.version}: install Node 26.`,
  )
  process.exit(1)
}
