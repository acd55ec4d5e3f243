import { spawn } from 'node:child_process'

/**
 * Runs a command and shows its output. A SIGTERM ends the command, then this process.
 * @returns its exit code
 */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
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
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGTERM', forward)
      if (isToEnd) process.kill(process.pid, 'SIGTERM')
      resolve(code ?? 1)
    })
  })
}
