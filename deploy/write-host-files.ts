import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBuiltSite } from './built-site.ts'
import { copySite } from './copy-site.ts'
import { HOSTS } from './hosts.ts'

/**
 * Writes the files of a host, and its copy of the site.
 * @param name one of `HOSTS`
 * @param build the folder of all builds
 * @returns the folder that has the files, and what the owner should know
 * @throws Error if the host is unknown, or cannot serve this site
 */
export function writeHostFiles(name: string, build: string): { folder: string; warning?: string } {
  const host = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined
  if (!host) throw new Error(`"${name}" is not one of ${Object.keys(HOSTS).join(', ')}.`)
  const site = readBuiltSite(build)
  // The build that is current now, even if another one ends meanwhile.
  const client = realpathSync(path.join(build, 'client'))
  const folder = host.copy ? path.join(build, name) : build
  const files = host.files(site)
  if (host.copy) copySite(client, path.join(folder, host.copy.folder), site, host.copy)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  if (!host.copy || site.hasProvider) return { folder }
  const warning = `The contact form sends to the server of this project, which ${name} does not run. Set mail in content/site.yaml to the provider, or lead /contact/ and /api/ to a server of yours.`
  return { folder, warning }
}
