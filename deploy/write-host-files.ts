/** `npm run deploy-files -- HOST`: what a host needs, in `build/HOST` with the site, or for nginx and Caddy in `build`. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBuiltSite } from './built-site.ts'
import { FILE_HOSTS, ignoredLines, PROXIES } from './hosts.ts'

/** Writes the files of a host. @returns their folder, and what the owner should know @throws Error for an unknown host */
export function writeHostFiles(name: string, build: string) {
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
  const files = filesOf(site)
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  const ignored = name === 'cloudflare' ? ignoredLines(files._redirects ?? '') : []
  const tooMany = `Cloudflare takes 2,000 addresses and 100 patterns, so these lead nowhere there:\n${ignored.join('\n')}`
  const noServer = `The contact form sends to the server of this project, which ${name} does not run. Set mail in content/site.yaml to the provider, or lead /contact/ and /api/ to a server of yours.`
  const warnings = [isFileHost && !site.hasProvider && noServer, ignored.length > 0 && tooMany]
  return { folder, warning: warnings.filter(Boolean).join('\n') || undefined }
}

if (import.meta.main)
  try {
    const { folder, warning } = writeHostFiles(process.argv[2] ?? '', 'build')
    console.log(`Written into ${folder}.`)
    if (warning) console.warn(warning)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    console.error(code === 'ENOENT' ? 'There is no build: npm run build.' : message)
    process.exitCode = 1
  }
