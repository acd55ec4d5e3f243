/**
 * Runs before `npm start`, `npm test` and others, on any Node: installs the packages if they are missing
 * or older than the lockfile. Everything after it runs on the Node 26 among them, or on the machine's own
 * if there is none for the platform.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { progress } from './progress.mjs'

const installed = 'node_modules/.package-lock.json'
const fresh =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

/** The folders of the lockfile's packages, except those for other systems. */
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

/** Runs npm, and shows the number of installed packages meanwhile. @returns its exit code */
async function install() {
  const all = folders()
  const tell = progress('Packages')
  const there = () => all.filter((folder) => existsSync(`${folder}/package.json`)).length
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    // A production environment would omit packages that the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const timer = setInterval(() => tell(Math.min(there(), all.length - 1), all.length), 500)
  const [code] = await once(npm, 'close').finally(() => clearInterval(timer))
  // npm also omits the dependencies of packages for other systems.
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
