import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { FIELD } from '../../../contract/fields.ts'
import { bareEnvironment } from '../../bare-environment.ts'
import { putSite } from './site.ts'
import { temporaryFolder } from './test-database.ts'

const SERVER = join(import.meta.dirname, '../../../server')

/** Every server here has it: `alarmsAt` asks with it. */
export const HEALTH_TOKEN = 'a-token-of-some-length'

/** The alarms of a server, for who has the token. */
export async function alarmsAt(url: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${HEALTH_TOKEN}` }
  return (await (await fetch(`${url}/healthz`, { headers })).json()).alarms
}

/** Runs one of the server's programs on a small site, with these settings only: never on the owner's own database. */
export function runProgram(
  file: string,
  args: string[],
  settings: Record<string, string>,
  nodeOptions: string[] = [],
) {
  const child = spawn(process.execPath, [...nodeOptions, join(SERVER, file), ...args], {
    env: {
      ...{ ...bareEnvironment, SITE_DIR: putSite(), DATA_DIR: temporaryFolder(), HEALTH_TOKEN },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output.text += text
    })
  return { child, output, ended: once(child, 'close') as Promise<[number | null, string | null]> }
}

/** Runs one of the owner's commands until it ends. */
export async function ownerCommand(settings: Record<string, string>, ...typed: string[]) {
  const { ended, output } = runProgram('commands/main.ts', typed, settings)
  const [code] = await ended
  return { code, text: output.text }
}

/** Starts the whole server as a process, on a free port. @throws Error with its own words if it ends before */
export async function runServer(settings: Record<string, string>, nodeOptions: string[] = []) {
  const program = runProgram('main.ts', [], { PORT: '0', ...settings }, nodeOptions)
  for await (const line of createInterface({ input: program.child.stdout })) {
    const [, url] = / is at (http\S+)$/.exec(line) ?? []
    if (url) return { ...program, url }
  }
  await program.ended
  throw new Error(`The server ended before it could be reached:\n${program.output.text}`)
}

/** The fields of the page's form, as the request that sends them. */
export function asPageCall(fields: Record<string, string>) {
  const body = new FormData()
  const all = { [FIELD.name]: 'Asha', [FIELD.email]: 'asha@example.com', [FIELD.message]: 'Hello' }
  for (const [name, value] of Object.entries({ ...all, ...fields })) body.append(name, value)
  return { method: 'POST', body }
}
