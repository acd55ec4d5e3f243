import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Builds a folder in a separate process, and measures its time and memory.
 * @throws Error with the end of the build's output if it fails
 */
export async function buildCopy(folder: string) {
  const usage = path.join(folder, 'usage.json')
  const log = path.join(folder, 'build.log')
  const atExit = `
    import { writeFileSync } from 'node:fs'
    import { isMainThread } from 'node:worker_threads'
    const write = () => writeFileSync(${JSON.stringify(usage)}, JSON.stringify(process.resourceUsage()))
    if (isMainThread) process.on('exit', write)`
  const from = performance.now()
  const output = openSync(log, 'w')
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(atExit)}`,
      'node_modules/@react-router/dev/bin.cjs',
      'build',
    ],
    {
      cwd: folder,
      stdio: ['ignore', output, output],
      env: { ...process.env, NO_COLOR: '1', BUILD_DIRECTORY: 'build' },
    },
  )
  const end = await new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ?? code)),
  )
  if (end !== 0) {
    throw new Error(`The build ended with ${end}:\n${readFileSync(log, 'utf8').slice(-3000)}`)
  }
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(readFileSync(usage, 'utf8'))
  return {
    seconds: (performance.now() - from) / 1000,
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: maxRSS / 1024,
  }
}
