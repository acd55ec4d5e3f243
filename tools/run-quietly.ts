import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs a command without showing its output.
 * @param onLine called with each line, without colours
 * @returns its exit code and its output
 */
export function runQuietly(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  onLine: (line: string) => void = () => {},
  cwd = '.',
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    })
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        onLine(line)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: lines.join('\n') }))
  })
}
