import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { decodeHTML } from 'entities'
import { contentTexts } from '../model/content-folder.ts'
import { languagesIn } from '../model/languages/translate.ts'
import { runQuietly } from '../tools/run.ts'
import { asShown } from './content-file.ts'

/** The folder that `npm run build` writes, as any host serves it. */
export const CLIENT = path.join(import.meta.dirname, '..', 'build', 'client')

/** Builds a copy of this folder as for visitors; returns what the build prints. @throws Error with that, if it fails */
export async function buildIn(folder: string) {
  const build = ['tools/build/build.ts']
  const production = { NODE_ENV: 'production' }
  const { code, output } = await runQuietly('node', build, production, undefined, folder)
  if (code !== 0) throw new Error(output)
  return output
}

/** A file of the built site by its address. */
export const builtFile = (address: string) => readFileSync(path.join(CLIENT, address), 'utf8')

/** The attributes of every tag of this name in a page. */
export const tags = (html: string, name: string): Record<string, string>[] =>
  Array.from(html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g')), ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(
        attributes.matchAll(/([\w:-]+)(?:="([^"]*)"|='([^']*)')?/g),
        ([, key = '', double = '', single = '']) => [
          key.toLowerCase(),
          decodeHTML(double || single),
        ],
      ),
    ),
  )

/** The text of a page, with the alternative texts of its pictures. */
function textOf(html: string): string {
  const [, body = ''] = html.split(/<body[^>]*>/)
  const alts = tags(body, 'img').map(({ alt = '' }) => alt)
  const text = body
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<br\s*\/?>|<\/?(?:p|li|h\d|div|section|dd|dt|td|th)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
  return [decodeHTML(text), ...alts].join(' ').replace(/\s+/g, ' ')
}

/** The folders of the languages beside the first one. */
export const LANGUAGES = languagesIn(contentTexts())

/**
 * Every page of the built site in a language, by default the first; the not-found page is `/404`.
 * @param client the folder of the site
 */
export const builtPages = (language = '', client = CLIENT) =>
  globSync('**/index.html', { cwd: path.join(client, language) })
    .filter((file) => language || !LANGUAGES.some((name) => file.startsWith(`${name}${path.sep}`)))
    .map((file) => {
      const folder = path.posix.dirname(file.replaceAll(path.sep, '/'))
      const html = readFileSync(path.join(client, language, file), 'utf8')
      return { path: folder === '.' ? '/' : `/${folder}`, html }
    })
    .sort((one, other) => one.path.localeCompare(other.path))
    .map((page) => ({
      ...page,
      text: textOf(page.html),
      /** Pages with noindex. */
      hidden: tags(page.html, 'meta').some(({ content }) => content === 'noindex'),
      meta: (name: string) =>
        tags(page.html, 'meta').find((tag) => [tag.name, tag.property].includes(name))?.content,
      links: (rel: string) => tags(page.html, 'link').filter((tag) => tag.rel === rel),
    }))

export type BuiltPage = ReturnType<typeof builtPages>[number]

/** The HTML of a page's content, and its text. */
export function mainOf(html: string) {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return { main, text: shownIn(main) }
}
/** What a reader sees of HTML. */
export const shownIn = (html: string) =>
  asShown(decodeHTML(html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')))
