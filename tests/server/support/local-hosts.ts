import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeHostFiles } from '../../../deploy/write-host-files.ts'
import { end, freePort, isInstalled, listening } from '../../programs.ts'
import { runServer } from './run-server.ts'
import { startNginx } from './start-nginx.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy')

/** A host that can run here: serves a project until the test is over, and returns its address. */
export interface LocalHost {
  name: string
  isInstalled: boolean
  start(project: string, serverPort?: number): Promise<string>
}

async function nginx(project: string, serverPort = 4173): Promise<string> {
  const { child, url } = await startNginx(project, serverPort)
  onTestFinished(() => end(child))
  return url
}

async function caddy(project: string, serverPort = 4173): Promise<string> {
  const port = await freePort()
  writeHostFiles('caddy', join(project, 'build'))
  const site = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
    .replace('\nkiteline.example {', `\nhttp://:${port} {`)
    .replace('\n{\n', '\n{\n\tadmin off\n\tdefault_bind 127.0.0.1\n')
    .replaceAll('/srv/kiteline', project)
    .replaceAll('127.0.0.1:4173', `127.0.0.1:${serverPort}`)
  writeFileSync(join(project, 'Caddyfile'), site)
  const args = ['run', '--adapter', 'caddyfile', '--config', 'Caddyfile']
  const env = { PATH: process.env.PATH, HOME: project }
  const child = spawn('caddy', args, { cwd: project, env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => end(child))
  await listening(port, child)
  return `http://127.0.0.1:${port}`
}

/** The server of this project, and the hosts that may be on this machine. */
export const LOCAL_HOSTS: LocalHost[] = [
  {
    name: 'our server',
    isInstalled: true,
    start: async (project) => (await runServer({ SITE_DIR: join(project, 'build/client') })).url,
  },
  { name: 'nginx', isInstalled: isInstalled('nginx', '-v'), start: nginx },
  { name: 'caddy', isInstalled: isInstalled('caddy', 'version'), start: caddy },
]
