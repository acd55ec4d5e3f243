/**
 * Runs before `npm start`, `npm test` and others, on any Node: refuses a path that Vite cannot read, and installs the packages if they are missing
 * or older than the lockfile. Everything after it runs on the Node 26 among them, or on the machine's own
 * if there is none for the platform.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { progress } from './progress.mjs'

if (/[#%?*]/.test(process.cwd())) {
  console.error(`Vite cannot build in ${process.cwd()}: name the folder without #, %, ? and *.`)
  process.exit(1)
}

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

/**
 * Installs all packages, and shows their number meanwhile; runs the install scripts of those that
 * `allowScripts` names, and of no others. @returns the exit code of npm
 */
async function install() {
  const all = folders()
  const tell = progress('Packages')
  const there = () => all.filter((folder) => existsSync(`${folder}/package.json`)).length
  const timer = setInterval(() => tell(Math.min(there(), all.length - 1), all.length), 500)
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await npm(...args).finally(() => clearInterval(timer))
  // npm also omits the dependencies of packages for other systems.
  if (code === 0) tell(there(), there())
  const named = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).allowScripts)
  return code === 0 && named.length > 0 ? npm('rebuild', ...named) : code
}

/** @returns the exit code of npm */
async function npm(...args) {
  const child = spawn('npm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    // A production environment would omit packages that the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const [code] = await once(child, 'close')
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
