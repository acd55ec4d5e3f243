import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { paletteOf, WHITE } from '../../model/fields/colours/palette.ts'
import { turned } from './other-words.ts'

const read = (content: string, file: string) =>
  parse(readFileSync(path.join(content, file), 'utf8'))

/** Every text at any depth of a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values((value as object | null) ?? {}).flatMap(textsIn)

/** What names the first agency: all of its brand, its address and accounts, its services and products. */
function words(content: string): string[] {
  const { name, legalName, tagline, city, profiles, colours } = read(content, 'brand.yaml')
  const { url, contact } = read(content, 'site.yaml')
  const { hours, timeZone, holidays, ...reached } = contact
  const titles = globSync('{services,products}/*.yaml', { cwd: content })
    .map((file): string => read(content, file).title)
    .filter((title) => turned(title) !== title)
  const shades = Object.values(paletteOf(colours)).filter((hex) => hex !== WHITE)
  const named = [name, name.toLowerCase(), legalName, tagline, city, new URL(url).host]
  return [...named, ...textsIn(profiles), ...textsIn(reached), ...shades, ...titles]
}

/** The text of a built file; Pagefind's are compressed. */
const textOf = (file: string) =>
  (/\.pf_\w+$/.test(file) ? gunzipSync(readFileSync(file)) : readFileSync(file)).toString('utf8')

/** Searches a built copy for traces of the first agency, whose content is given: a line for each. */
export function findTraces(folder: string, content: string): string[] {
  const sought = [...new Set(words(content))]
  // Server pages and mails are composed from `site.json` and the server's own texts.
  const texts = globSync(
    [
      'build/current/*.json',
      'build/current/client/**/*.{html,md,xml,json,txt,css,js,svg,webmanifest,pf_*}',
      '{server,contract}/**/*.{ts,html}',
    ],
    { cwd: folder },
  ).filter((file) => !/\.test\.ts$/.test(file))
  if (texts.length === 0) throw new Error(`${folder} has no built site`)
  return texts.flatMap((file) => {
    const text = textOf(path.join(folder, file))
    return sought.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
  })
}
