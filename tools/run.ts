import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a command and shows its output. A SIGTERM ends it, then this process. @returns its exit code */
export async function run(command: string, args: string[], env: Record<string, string> = {}) {
  // The programs of packages are `.cmd` files on Windows, which only its shell starts.
  const shell = process.platform === 'win32' && command !== 'node'
  const child = spawn(command, shell ? args.map((arg) => `"${arg}"`) : args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell,
  })
  let isToEnd = false
  const forward = () => {
    isToEnd = true
    child.kill('SIGTERM')
  }
  process.on('SIGTERM', forward)
  const [code] = await once(child, 'exit')
  process.off('SIGTERM', forward)
  if (isToEnd) process.kill(process.pid, 'SIGTERM')
  return code ?? 1
}
