import { Script } from 'node:vm'
import made from '../../contract/made-fonts.json' with { type: 'json' }
import { BRAND_FOLDER, wrongInDrawing } from '../fields/drawing.ts'
import { pictureSchema } from '../fields/parts.ts'
import { SNIPPETS_FOLDER } from '../files/third-parties.ts'
import {
  findPicture,
  isPicture,
  PICTURE_FORMATS,
  PICTURES_FOLDER,
  pictureName,
} from '../picture-files.ts'
import { type CheckInput, everyValue, repeated } from './check-input.ts'

/** Files that operating systems create in folders. */
const NOT_THE_OWNERS = ['Thumbs.db', 'desktop.ini']

function wrongInPicture(file: string): string | undefined {
  if (file.includes('/')) return 'is in a subfolder; put all pictures side by side'
  if (!isPicture(file))
    return `is not of a format that the site can use; save it as ${PICTURE_FORMATS.join(', ')}`
  return /[?#%]/.test(file) ? 'has a ?, # or % in its name; take it out' : undefined
}

/** Checks that every named picture exists, and that the folder contains only pictures. */
export function checkPictures({ read, pictures, report }: CheckInput): void {
  const missing = (name: string) =>
    findPicture(name, pictures)
      ? undefined
      : `no picture "${name}" (${PICTURE_FORMATS.join(', ')}) in ${PICTURES_FOLDER}`
  for (const { file, path, value } of everyValue(read)) {
    const { data: picture } = pictureSchema.safeParse(value)
    const wrong = picture && missing(picture.name)
    if (wrong) report(file, [...path, 'name'], wrong)
  }
  for (const [file, { texts }] of read)
    for (const { name, alt, line } of texts.flatMap(({ images }) => images)) {
      const undescribed = alt.trim() ? '' : `"${name}" has no description: ![what it shows](…)`
      for (const wrong of [missing(name), undescribed])
        if (wrong) report(file, 'picture', wrong, { line })
    }

  const theirs = pictures.filter((file) => !NOT_THE_OWNERS.includes(file))
  const right = theirs.filter((file) => !wrongInPicture(file))
  for (const file of theirs) report(`pictures/${file}`, '', wrongInPicture(file))
  for (const [file, first] of repeated(right, pictureName))
    report(`pictures/${file}`, '', `has the name of ${first}; give one of them another`)
}

/** Checks the brand's drawing and typefaces, and that its folder has nothing that the site cannot use. */
export function checkBrandFiles({ content: { brand }, brandFiles, report }: CheckInput): void {
  for (const [file, text] of Object.entries(brandFiles)) {
    if (/^[a-z0-9-]+\.woff2$/.test(file)) continue
    const wrong = /^[a-z0-9-]+\.svg$/.test(file)
      ? wrongInDrawing(text)
      : 'has no place here; there are a mark (.svg) and fonts (.woff2), named in small letters'
    report(`${BRAND_FOLDER}${file}`, '', wrong)
  }
  const { mark, fonts } = brand ?? {}
  for (const [path, name] of [
    [['mark'], mark],
    [['fonts', 'sans'], fonts?.sans],
    [['fonts', 'serif'], fonts?.serif],
  ] as const) {
    const [ending] = /\.\w+$/.exec(name ?? '') ?? []
    if (!name || !ending || name in brandFiles) continue
    const allowed = Object.keys(brandFiles).filter((file) => file.endsWith(ending))
    report('brand.yaml', path, `no file "${name}" in content/${BRAND_FOLDER}`, { allowed })
  }
  for (const role of ['sans', 'serif'] as const) {
    const wrong = `the fonts in app/fonts are made of ${made[role]}; run "npm run fonts", which lists what there is`
    if (fonts && fonts[role] !== made[role])
      report('brand.yaml', ['fonts', role], wrong, { severity: 'warning' })
  }
}

/** Why the browser would run nothing of these scripts of one page; undefined if it runs them. */
function wrongInScripts(...texts: string[]): string | undefined {
  try {
    // Compiled, never run. After an empty statement, "use strict" of the first does not hold for the second.
    return void new Script(['', ...texts].join('\n;'))
  } catch (error) {
    return (error as Error).message
  }
}

/** What is wrong with a snippet; undefined if nothing is. `others` run on the same page, by file name. */
function wrongInSnippet(text: string, isChat: boolean, others: [string, string][]) {
  if (/^\s*<(?:script|!--)/im.test(text))
    return 'is HTML: keep what is between <script> and </script>, and write <script src="…"> as docs/owner.md shows'
  const wrong = wrongInScripts(text)
  if (wrong) return `is no JavaScript that runs: ${wrong}`
  for (const [file, other] of others) {
    const [, name] = /'(.+)'/.exec(wrongInScripts(other, text) ?? '') ?? []
    if (name)
      return `declares "${name}", as ${file} does, so the browser would run only one of them: put all of it between { and }`
  }
  return isChat && !text.includes('chat-ready')
    ? 'never reports chat-ready, so no button could open the chat: docs/owner.md has an example'
    : undefined
}

/** Checks that every script of another company has its snippet, in JavaScript, and that no other file is there. */
export function checkSnippets({ content: { thirdParties }, snippets, report }: CheckInput): void {
  if (!thirdParties) return
  const unused = new Set(Object.keys(snippets))
  const others: [string, string][] = []
  for (const [index, { snippet, starts }] of thirdParties.scripts.entries()) {
    unused.delete(snippet)
    const text = snippets[snippet]
    const missing = `no file "${snippet}" in content/${SNIPPETS_FOLDER}`
    if (text === undefined) {
      report('third-parties.yaml', ['scripts', index, 'snippet'], missing)
      continue
    }
    const wrong = wrongInSnippet(text, starts === 'chat-button', others)
    report(SNIPPETS_FOLDER + snippet, '', wrong)
    if (!wrong) others.push([snippet, text])
  }
  for (const file of unused)
    report(SNIPPETS_FOLDER + file, '', 'is the snippet of no script in third-parties.yaml')
}
