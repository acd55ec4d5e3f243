import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EntryContext } from 'react-router'
import type { Manifest } from 'vite'
import { demoOfSheet, isLinkedSheet, isSectionSheet } from '../styles/stylesheets.ts'
import type { BuiltPage } from './built-page.tsx'

/** Folder of the client build, which is complete before the pages are rendered. */
const CLIENT = path.join(process.env.BUILD_DIRECTORY ?? 'build/unpublished', 'client')

const ISLAND = /([\w-]+)\.island\.tsx$/

const readText = (file: string) => readFileSync(path.join(CLIENT, file), 'utf8').trim()

let site: Omit<BuiltPage, 'styles'> | undefined
const sheetTexts = new Map<string, string>()

/** The addresses that are the same for every page, from Vite's manifest (https://vite.dev/guide/backend-integration). */
function addressesOf(entry: string): Omit<BuiltPage, 'styles'> {
  const manifest: Manifest = JSON.parse(readText('.vite/manifest.json'))
  const sheets = Object.values(manifest).flatMap(({ css = [] }) => css.map((file) => `/${file}`))
  const sectionStyles = sheets.find(isSectionSheet)
  if (!sectionStyles) throw new Error('The build has no stylesheet of the sections')
  const islands = Object.entries(manifest).flatMap(([source, { file }]) => {
    const name = ISLAND.exec(source)?.[1]
    return name ? [[name, `/${file}`]] : []
  })
  const demos = sheets.flatMap((sheet) => {
    const demo = demoOfSheet(sheet)
    return demo ? [[demo, sheet]] : []
  })
  return {
    entry,
    sectionStyles,
    islands: Object.fromEntries(islands),
    demoStyles: Object.fromEntries(demos),
  }
}

function readSheet(href: string): string {
  const text = sheetTexts.get(href) ?? readText(href)
  sheetTexts.set(href, text)
  return text
}

/** What the build adds to a page: the inlined styles of its layout and hero, and the addresses of files. */
export function builtPage({ manifest, staticHandlerContext }: EntryContext): BuiltPage {
  site ??= addressesOf(manifest.entry.module)
  const sheets = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.css ?? [],
  )
  const inlined = [...new Set(sheets)].filter((href) => !isLinkedSheet(href))
  return { ...site, styles: inlined.map(readSheet).join('') }
}
