import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeHostFiles } from '../../../deploy/write-host-files.ts'
import { end, freePort, isInstalled, listening } from '../../programs.ts'
import { runServer } from './run-server.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy')

/** A host that can run here: serves a project until the test is over, and returns its address. */
export interface LocalHost {
  name: string
  isInstalled: boolean
  start(project: string, serverPort?: number): Promise<string>
}

/** Debian's folder of installed modules. */
const MODULES = '/etc/nginx/modules-enabled'

/** The lines of `deploy/nginx.conf` that this nginx knows: see there. */
function knownLines(site: string) {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' })
  const isOld = /\/1\.(?:1?\d\.|2[0-4]\.|25\.0)/.test(stderr)
  const hasBrotli = existsSync(`${MODULES}/50-mod-http-brotli-static.conf`)
  const text = hasBrotli ? site : site.replace('  brotli_static on;', '')
  return isOld ? text.replace('  http2 on;', '') : text
}

async function nginx(project: string, serverPort = 4173): Promise<string> {
  const port = await freePort()
  writeHostFiles('nginx', join(project, 'build'))
  const site = knownLines(readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8'))
    .replaceAll('/srv/kiteline', project)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('127.0.0.1:4173', `127.0.0.1:${serverPort}`)
  writeFileSync(join(project, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(project, name)};`)
    .join('\n  ')
  const main = `include ${MODULES}/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${join(project, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  keepalive_requests 10000000;
  ${temporary}
  include ${join(project, 'site.conf')};
}
`
  writeFileSync(join(project, 'nginx.conf'), main)
  const child = spawn('nginx', ['-e', 'stderr', '-c', join(project, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  onTestFinished(() => end(child))
  await listening(port, child)
  return `http://127.0.0.1:${port}`
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
