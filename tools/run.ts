import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

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

/** Runs a command without showing its output; `onLine` gets each line. @returns its exit code and its output */
export async function runQuietly(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  onLine: (line: string) => void = () => {},
  cwd = '.',
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      onLine(line)
    })
  const [code] = await once(child, 'close')
  return { code: code ?? 1, output: lines.join('\n') }
}
