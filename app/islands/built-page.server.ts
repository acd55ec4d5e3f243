import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { EntryContext } from 'react-router'
import type { Manifest } from 'vite'
import { demoOfSheet, isLinkedSheet, isSectionSheet } from '../../contract/stylesheets.ts'
import type { BuiltPage, RouteHandle } from './built-page.tsx'

/** Folder of the client build, which is complete before the pages are rendered. */
const CLIENT = path.join(process.env.BUILD_DIRECTORY ?? 'build/unpublished', 'client')

const ISLAND = /([\w-]+)\.island\.tsx$/

/** The module that hydrates an island. */
const HYDRATE = 'app/islands/hydrate-island.tsx'

let addresses: Pick<BuiltPage, 'islandFiles' | 'demoStyles'> | undefined
const sheetTexts = new Map<string, string>()

/** Addresses of modules and of everything that they import, in import order. */
function filesOf(manifest: Manifest, sources: string[], found = new Set<string>()): Set<string> {
  for (const { file, imports = [] } of sources.flatMap((source) => manifest[source] ?? [])) {
    if (found.has(`/${file}`)) continue
    filesOf(manifest, imports, found.add(`/${file}`))
  }
  return found
}

/**
 * Reads the build manifest (https://vite.dev/guide/backend-integration) and writes the list of the islands'
 * files.
 * @returns the addresses of that list and of the demos' stylesheets
 */
function readAddresses(): Pick<BuiltPage, 'islandFiles' | 'demoStyles'> {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'),
  )
  const files = Object.keys(manifest).flatMap((source) => {
    const name = ISLAND.exec(source)?.[1]
    return name ? [[name, [...filesOf(manifest, [source, HYDRATE])]]] : []
  })
  const sheets = Object.values(manifest).flatMap(({ css = [] }) =>
    css.flatMap((file) => {
      const demo = demoOfSheet(`/${file}`)
      return demo === undefined ? [] : [[demo, `/${file}`]]
    }),
  )
  return {
    islandFiles: writeJson('islands', JSON.stringify(Object.fromEntries(files))),
    demoStyles: Object.fromEntries(sheets),
  }
}

function readSheet(href: string): string {
  const known = sheetTexts.get(href)
  if (known !== undefined) return known
  const text = readFileSync(path.join(CLIENT, href), 'utf8').trim()
  sheetTexts.set(href, text)
  return text
}

/** Writes a file named by the hash of its content, like the build's assets: browsers cache it for good. */
function writeJson(name: string, json: string): string {
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 6)
  const address = `/assets/${name}-${hash}.json`
  writeFileSync(path.join(CLIENT, address), json)
  return address
}

/**
 * What the build adds to a page: the styles of its routes, inlined so that nothing blocks the first
 * paint, and the addresses of scripts that are fetched when needed.
 * @param context React Router's data about the page
 */
export function builtPage({ manifest, staticHandlerContext }: EntryContext): BuiltPage {
  const sheets = new Set(Object.values(manifest.routes).flatMap((route) => route?.css ?? []))
  const [sections] = [...sheets].filter(isSectionSheet)
  const routes = staticHandlerContext.matches.map(({ route }) => route)
  const hero = routes
    .flatMap(({ id }) => manifest.routes[id]?.css ?? [])
    .filter((href) => !isLinkedSheet(href))
  const handles = routes.flatMap(({ handle }: { handle?: RouteHandle }) => handle ?? [])
  const own = handles.flatMap(({ styles }) => styles ?? [])
  addresses ??= readAddresses()
  return {
    styles: [...[...new Set(hero)].map(readSheet), ...own].join(''),
    hasForm: handles.some(({ hasForm }) => hasForm),
    sectionStyles: sections ?? '',
    entry: [...new Set([manifest.entry.module, ...manifest.entry.imports])],
    ...addresses,
    writeProps: (island, json) => writeJson(`${island}-props`, json),
  }
}
