import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBuiltSite } from './built-site.ts'
import { FILE_HOSTS, PROXIES } from './hosts.ts'

/**
 * Writes the files of a host: nginx and Caddy find them in the folder of all builds, a host of files in one
 * of its own with a copy of the site.
 * @param build the folder of all builds
 * @returns the folder that has the files, and what the owner should know
 * @throws Error if the host is unknown, or cannot serve this site
 */
export function writeHostFiles(name: string, build: string): { folder: string; warning?: string } {
  const all = { ...PROXIES, ...FILE_HOSTS }
  const filesOf = Object.hasOwn(all, name) ? all[name] : undefined
  if (!filesOf) throw new Error(`"${name}" is not one of ${Object.keys(all).join(', ')}.`)
  const site = readBuiltSite(build)
  const isFileHost = Object.hasOwn(FILE_HOSTS, name)
  const folder = isFileHost ? path.join(build, name) : build
  if (isFileHost) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    // They serve `about.html` at `/about`, and `404.html` for what is not there.
    for (const file of site.files)
      cpSync(
        path.join(site.client, file),
        path.join(folder, file.replace(/[/\\]index\.html$/, '.html')),
      )
  }
  for (const [file, text] of Object.entries(filesOf(site)))
    writeFileSync(path.join(folder, file), text)
  if (!isFileHost || site.hasProvider) return { folder }
  const warning = `The contact form sends to the server of this project, which ${name} does not run. Set mail in content/site.yaml to the provider, or lead /contact/ and /api/ to a server of yours.`
  return { folder, warning }
}
