import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { isLinkedSheet } from '../../contract/stylesheets.ts'

/** What pages ask for by themselves: the script that hydrates them, and the parts that it hydrates. */
const ASKED_FOR = /entry\.client\.tsx$|\.island\.tsx$/

/** The files of some modules, with all that they import (https://vite.dev/guide/backend-integration). */
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
 * Removes what the framework writes for navigation in the browser, which no page asks for: the
 * scripts of routes, stylesheets that stand in the pages, and the list of all of them.
 * @param client folder of the built site
 */
export function removeLeftovers(client: string): void {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
  )
  const kept = filesOf(
    manifest,
    Object.keys(manifest).filter((source) => ASKED_FOR.test(source)),
  )
  const leftovers = [
    ...globSync('assets/*.js', { cwd: client }).filter((file) => !kept.has(file)),
    // Those that pages carry in themselves; what is asked for by its address stays.
    ...Object.values(manifest)
      .flatMap(({ css = [] }) => css)
      .filter((file) => !isLinkedSheet(`/${file}`)),
  ]
  for (const file of new Set(leftovers)) rmSync(path.join(client, file))
  rmSync(path.join(client, '.vite'), { recursive: true })
}
