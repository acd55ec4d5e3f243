import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import type { Path } from '../../model/content-issue.ts'
import { splitFile } from '../../model/reading/split-file.ts'
import { rewritten } from '../../model/writing/write-file.ts'
import { demos } from '../content-file.ts'
import * as agency from './agency.ts'
import { type Fields, otherWords, turned } from './other-words.ts'

/** Its own files, among them its mark: a ship's bow, wider than high, with its own `<style>`. */
const OWN = path.join(import.meta.dirname, 'content')

/** Of these texts others have as much as 40 % more: those of Home, lists and search results aside, and praise. */
function grows(file: string, [at, name, ...more]: Path): boolean {
  if (file !== 'home.yaml') return file.startsWith('testimonials/') && at === 'feedback'
  if (at === 'hero') return name === 'tagline'
  return at === 'blocks' ? more.length === 1 : typeof name !== 'number' && at !== 'seo'
}

/** The blocks of a page with other fields in those of a kind. */
const inBlocks = (blocks: unknown, kind: string, change: (block: Fields) => Fields) =>
  (blocks as Fields[]).map((one) => (one.block === kind ? { ...one, ...change(one) } : one))

/** Puts the agency's own values, and the demos and case studies that Home links to, into the fields of a file. */
function changed(file: string, fields: Fields, shown: string[], caseStudies: string[]): Fields {
  const { dir, base, name } = path.posix.parse(file)
  if (typeof fields.contact === 'string') {
    const others = agency.PRODUCTS.filter((product) => product !== name).map(turned)
    const blocks = inBlocks(fields.blocks, 'products', () => ({ products: others }))
    return { ...fields, contact: turned(agency.CONTACT), blocks }
  }
  if (dir === 'articles') {
    const updated = base === agency.SAME_DAY ? fields.published : agency.UPDATED
    return { ...fields, updated, author: turned(agency.CONTACT) }
  }
  if (dir === 'pricing') return { ...fields, page: undefined }
  if (file === 'server.yaml') return { ...fields, spamWords: ['loan offer'] }
  if (dir === 'case-studies') return { ...fields, by: [turned(agency.CONTACT)], plan: undefined }
  if (file === 'home.yaml') {
    const { day, survey, ...hero } = fields.hero as Fields
    // Its hero has no pictures, so they are drawn.
    const blocks = inBlocks(fields.blocks, 'demo-links', () => ({ demos: shown }))
    return { ...fields, hero, blocks: inBlocks(blocks, 'tiles', () => ({ caseStudies })) }
  }
  if (file === 'gallery.yaml') {
    const blocks = inBlocks(fields.blocks, 'gallery', ({ items }) => ({
      items: (items as Fields[]).slice(0, agency.GALLERY_ITEMS),
    }))
    return { ...fields, blocks }
  }
  return fields
}

/** A service modelled on another one. */
function service(model: Fields, title: string, order: number): Fields {
  const seo = model.seo as Record<string, string>
  const description = `${title}: ${seo.description}`.slice(0, 150)
  return { ...model, order, title, menuLabel: title, seo: { title, description } }
}

/**
 * Replaces the sample's content with another agency's: other names, texts and addresses, ten services,
 * three products, two articles, fewer people, plans, testimonials and pictures, a Home with 40 %
 * more text, and the hosted mail provider.
 * @param folder the content folder of a copy, with the sample in it
 */
export function writeContent(folder: string): void {
  const files = globSync('**/*.{yaml,md}', { cwd: folder })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
  const besides = (file: string) =>
    files.filter((other) => path.posix.dirname(other) === path.posix.dirname(file))
  const left = files.filter((file) => {
    const { dir, name } = path.posix.parse(file)
    if (dir === 'products') return agency.PRODUCTS.includes(name)
    if (dir === 'case-studies') {
      const { service } = parse(readFileSync(path.join(folder, file), 'utf8'))
      return agency.PRODUCTS.includes(service) || !files.includes(`products/${service}.yaml`)
    }
    return besides(file).indexOf(file) < (agency.LEFT[dir] ?? files.length)
  })
  const renamed = (file: string) => {
    const { dir, name, ext } = path.posix.parse(file)
    // The file names of demos are fixed by the code.
    return dir && dir !== 'demos' ? `${dir}/${turned(name)}${ext}` : file
  }
  const addresses = left.map((file) =>
    `/${renamed(file)}`.replace(/\.\w+$/, '').replace('/articles/', '/blog/'),
  )
  const slugOf = (file: string) => path.posix.parse(file).name
  const gone = files.filter((file) => !left.includes(file)).map(slugOf)
  const other = otherWords(new Set(gone), new Set(addresses))

  // Those of services, which all remain.
  const shown = demos.slice(1, 3).map(({ demo }) => demo)
  const caseStudies = left
    .filter((file) => file.startsWith('case-studies/'))
    .map((file) => turned(slugOf(file)))
    .slice(0, 3)

  const written: Record<string, string> = {}
  for (const file of left) {
    const whole = readFileSync(path.join(folder, file), 'utf8')
    const { markdown } = splitFile(file, whole)
    const fields = other.fields(file, whole, (at) => grows(file, at))
    const yaml = stringify(changed(file, fields, shown, caseStudies))
    written[renamed(file)] = markdown ? `---\n${yaml}---\n\n${other.text(markdown.text)}` : yaml
  }
  const models = Object.keys(written).filter((file) => file.startsWith('services/'))
  for (const [index, title] of agency.MORE_SERVICES.entries()) {
    const fields = service(parse(written[models[0] ?? ''] ?? ''), title, models.length + 1 + index)
    written[`services/${title.toLowerCase().replaceAll(' ', '-')}.yaml`] = stringify(fields)
  }

  const coloursIn = (content: string): Record<string, string> =>
    parse(readFileSync(path.join(content, 'brand.yaml'), 'utf8')).colours
  const before = coloursIn(folder)
  const recoloured = (text: string) =>
    Object.entries(coloursIn(OWN)).reduce(
      (all, [name, hex]) => all.replaceAll(before[name] ?? hex, hex),
      text,
    )
  for (const file of [...files, 'languages'])
    rmSync(path.join(folder, file), { recursive: true, force: true })
  // In the form that the editor saves.
  for (const [file, text] of Object.entries(written))
    writeFileSync(path.join(folder, file), rewritten(file, recoloured(text)))
  cpSync(OWN, folder, { recursive: true })
}
