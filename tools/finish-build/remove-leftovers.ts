import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { isLinkedSheet } from '../../app/styles/stylesheets.ts'

/** The modules that pages request: the script that hydrates them, and the islands. */
const REQUESTED = /entry\.client\.tsx$|\.island\.tsx$/

/** The files of modules with all their imports (https://vite.dev/guide/backend-integration). */
function filesOf(manifest: Manifest, sources: string[], seen = new Set<string>()): Set<string> {
  for (const source of sources) {
    const module = manifest[source]
    if (!module || seen.has(module.file)) continue
    seen.add(module.file)
    filesOf(manifest, [...(module.imports ?? []), ...(module.dynamicImports ?? [])], seen)
  }
  return seen
}

/**
 * Removes files for client navigation, which no page requests: the scripts of routes, stylesheets that
 * are inlined in pages, and the manifest of routes.
 * @param client folder of the built site
 */
export function removeLeftovers(client: string): void {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
  )
  const needed = filesOf(
    manifest,
    Object.keys(manifest).filter((source) => REQUESTED.test(source)),
  )
  const leftovers = [
    ...globSync('assets/*.js', { cwd: client }).filter((file) => !needed.has(file)),
    // Stylesheets that are inlined; those that pages link stay.
    ...Object.values(manifest)
      .flatMap(({ css = [] }) => css)
      .filter((file) => !isLinkedSheet(`/${file}`)),
  ]
  for (const file of new Set(leftovers)) rmSync(path.join(client, file))
  rmSync(path.join(client, '.vite'), { recursive: true })
}
