import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import type { EntryContext } from 'react-router'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import type { Manifest } from 'vite'
import type { BuiltPage } from './built-page.tsx'

/** What `tools/build/stylesheets.ts` writes: addresses by name, and each component's stylesheet. */
type Stylesheets = {
  linked: { sections: string; [demo: string]: string }
  components: { classes: string[]; css: string }[]
}

/** Folder of the client build, which is complete before the pages are rendered. */
const CLIENT = path.join(process.env.BUILD_DIRECTORY ?? 'build/unpublished', 'client')

const ISLAND = /([\w-]+)\.island\.tsx$/

const readText = (file: string) => readFileSync(path.join(CLIENT, file), 'utf8').trim()

const readStylesheets = (): Stylesheets => JSON.parse(readText('.vite/stylesheets.json'))

/** What the build adds to a page: addresses, from Vite's manifest (https://vite.dev/guide/backend-integration). */
export function builtPage(context: EntryContext): BuiltPage {
  const manifest: Manifest = JSON.parse(readText('.vite/manifest.json'))
  const { sections, ...demoStyles } = readStylesheets().linked
  const islands = Object.entries(manifest).flatMap(([source, { file }]) => {
    const name = ISLAND.exec(source)?.[1]
    return name ? [[name, `/${file}`]] : []
  })
  const entry = context.manifest.entry.module
  return { entry, sectionStyles: sections, islands: Object.fromEntries(islands), demoStyles }
}

/** The classes of what a page shows before the element with the id `end`, without what opens later. */
function firstClasses(html: string, end: string): Set<string> {
  const classes = new Set<string>()
  visit(fromHtml(html), 'element', ({ properties }) => {
    if (properties.id === end) return EXIT
    if (properties.popover !== undefined) return SKIP
    for (const name of [properties.className ?? []].flat()) classes.add(String(name))
    return undefined
  })
  return classes
}

/** The inline styles of a page: of its routes, and of components with a class before the element with the id `end`. */
export function inlinedStyles(html: string, end: string, context: EntryContext) {
  const { manifest, staticHandlerContext } = context
  const shown = firstClasses(html, end)
  const own = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.css ?? [],
  )
  const components = readStylesheets().components.flatMap(({ classes, css }) =>
    classes.some((name) => shown.has(name)) ? css : [],
  )
  return [...[...new Set(own)].map(readText), ...components].join('')
}
