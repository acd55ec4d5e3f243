import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

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
