/**
 * Begins `npm start`, `npm test` and others, on any Node: installs the packages if they are not those of the lockfile,
 * and runs the named program on the Node 26 among them, or on the machine's own if there is none for the platform.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync } from 'node:fs'

const isWindows = process.platform === 'win32'

if (/[#%?*]/.test(process.cwd())) {
  console.error(`Vite cannot build in ${process.cwd()}: name the folder without #, %, ? and *.`)
  process.exit(1)
}

const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages
const { '': _project, ...locked } = packagesOf('package-lock.json')

/** Whether the packages that npm notes as installed are those of the lockfile. */
function isInstalled() {
  const noted = 'node_modules/.package-lock.json'
  if (!existsSync(noted)) return false
  const installed = packagesOf(noted)
  const isLocked = (folder) => installed[folder].integrity === locked[folder]?.integrity
  return (
    Object.keys(installed).every(isLocked) &&
    Object.keys(locked).every((folder) => locked[folder].optional || installed[folder])
  )
}

/** Pictures whose encoding takes minutes. npm empties the folder that they are in. */
const CACHE = 'node_modules/.cache'
const KEPT = '.cache'

/** Installs what the lockfile names, with the install scripts that `allowScripts` names alone. */
async function install() {
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await npm('ci', '--min-release-age=0', ...quietly)
  const named = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).allowScripts)
  return code === 0 && named.length > 0 ? npm('rebuild', ...named) : code
}

async function npm(...args) {
  const child = spawn('npm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
    // A production environment would omit packages that the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const [code] = await once(child, 'close')
  return code ?? 1
}

if (!isInstalled()) {
  console.log('Installing packages (once)')
  if (existsSync(CACHE) && !existsSync(KEPT)) renameSync(CACHE, KEPT)
  const code = await install()
  if (code !== 0) process.exit(code)
  if (existsSync(KEPT)) renameSync(KEPT, CACHE)
}

const NODE = 'node_modules/.bin/node'
const hasNode = existsSync(isWindows ? `${NODE}.cmd` : NODE)
if (!hasNode && Number.parseInt(process.versions.node, 10) < 26) {
  console.error(
    `No Node came with the packages for ${process.platform} on ${process.arch}, and this machine's is ${process.version}: install Node 26.`,
  )
  process.exit(1)
}

const program = process.argv.slice(2)
if (program.length > 0) {
  // In place of this process, so that signals reach the program; an old Node and Windows cannot do that.
  const node = hasNode ? NODE : process.execPath
  // In the editor, freed memory goes back to the system, instead of staying with each thread. In a build, sharp
  // would then encode with several threads, and AVIF files would be larger.
  const frugal = { MALLOC_ARENA_MAX: '2', MIMALLOC_PURGE_DELAY: '0' }
  const env = { ...(program[0]?.startsWith('editor/') && frugal), ...process.env }
  if (process.execve && !isWindows) process.execve(node, [node, ...program], env)
  const args = isWindows ? program.map((arg) => `"${arg}"`) : program
  process.exit(spawnSync('node', args, { stdio: 'inherit', env, shell: isWindows }).status ?? 1)
}
