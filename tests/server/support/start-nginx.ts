import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeHostFiles } from '../../../deploy/write-host-files.ts'
import { freePort, listening } from '../../programs.ts'

const PROJECT = path.join(import.meta.dirname, '../../..')

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

/** Starts nginx with `deploy/nginx.conf`, on a built project, before a server at this port. */
export async function startNginx(folder: string, serverPort: number) {
  const port = await freePort()
  writeHostFiles('nginx', path.join(folder, 'build'))
  const site = knownLines(readFileSync(path.join(PROJECT, 'deploy/nginx.conf'), 'utf8'))
    .replaceAll('/srv/kiteline', folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('127.0.0.1:4173', `127.0.0.1:${serverPort}`)
  writeFileSync(path.join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join('\n  ')
  const main = `include ${MODULES}/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${path.join(folder, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  keepalive_requests 10000000;
  ${temporary}
  include ${path.join(folder, 'site.conf')};
}
`
  writeFileSync(path.join(folder, 'nginx.conf'), main)
  const child = spawn('nginx', ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await listening(port, child)
  return { child, url: `http://127.0.0.1:${port}` }
}
