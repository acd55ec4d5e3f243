import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts the editor in a scratch copy, with these settings. @throws Error with what it prints if it ends */
export async function startEditor(
  folder: string,
  settings: Record<string, string> = {},
  options: string[] = [],
) {
  const child = spawn(process.execPath, ['editor/main.ts', '--no-open', ...options], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
  })
  const ended = once(child, 'close')
  const log = { text: '' }
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        log.text += text
        const address = /^The editor is at (\S+)/m.exec(log.text)?.[1]
        if (address) resolve(address)
      })
    }
    ended.then(() => reject(new Error(log.text)))
  })
  return { child, ended, url: await url, log }
}
