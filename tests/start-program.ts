import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bareEnvironment } from './bare-environment.ts'

/** Starts a program in a copy of the project, until it prints its address. @throws Error if it ends */
export async function startProgram(
  cwd: string,
  args: string[],
  settings: Record<string, string>,
  address: RegExp,
) {
  const env = { ...bareEnvironment, PORT: '0', ...settings }
  const child = spawn(process.execPath, args, { cwd, env })
  const ended = once(child, 'close')
  const log = { text: '' }
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        log.text += text
        const found = address.exec(log.text)?.[1]
        if (found) resolve(found)
      })
    ended.then(() => reject(new Error(log.text)))
  })
  return { child, ended, log, url: await url }
}
