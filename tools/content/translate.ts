/** `npm run translate -- gu`: brings a language's translations to the texts of the site, and says what is left. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentTexts } from '../../model/content-folder.ts'
import { issueLine } from '../../model/content-issue.ts'
import { mergePo } from '../../model/languages/po-file.ts'
import { allTexts, LANGUAGES_FOLDER, translate } from '../../model/languages/translate.ts'
import { readContent } from '../../model/read-content.ts'
import { readOptions } from '../read-options.ts'
import { fixedPaths } from './read-content-folder.ts'
import { replaceFile } from './stored-files.ts'

const ALLOWED = 'npm run translate -- LANGUAGE [--all], such as gu'
const { values, positionals } = readOptions(ALLOWED, {
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const [language = ''] = positionals
if (!/^[a-z]{2,3}$/.test(language) || positionals.length > 1) {
  console.error(`Name one language by its two or three letters. Allowed: ${ALLOWED}`)
  process.exit(2)
}

const files = contentTexts()
const name = `${LANGUAGES_FOLDER}${language}.po`
const file = path.join('content', name)
const known = existsSync(file) ? readFileSync(file, 'utf8') : ''
const { lacking, issues } = translate(files, language, (texts) => readContent(texts, fixedPaths))
for (const issue of issues) console.error(issueLine(issue))

const texts = allTexts(files)
replaceFile(file, mergePo(known, language, texts, values.all))
const left = [...lacking.values()].flat()
for (const [one, its] of lacking) {
  const all = texts.filter(({ place }) => place.startsWith(`${one}:`)).length
  console.log(`content/${one}: ${its.length} of ${all} left`)
}
const different = (some: readonly { text: string }[]) => new Set(some.map(({ text }) => text)).size
console.log(`${file}: ${different(texts)} texts, ${different(left)} left`)
