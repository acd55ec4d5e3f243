import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { rewritten } from '../../model/writing/write-file.ts'
import * as agency from './agency.ts'
import { type Fields, longer, otherWords, turned } from './other-words.ts'

/** The blocks of a page with other fields in those of a kind. */
const inBlocks = (blocks: unknown, kind: string, change: (block: Fields) => Fields) =>
  (blocks as Fields[]).map((one) => (one.block === kind ? { ...one, ...change(one) } : one))

/** Puts the agency's own values, and the demos that Home links to, into the fields of a file. */
function changed(file: string, fields: Fields, demos: string[]): Fields {
  const { dir, base } = path.posix.parse(file)
  if (typeof fields.contact === 'string') return { ...fields, contact: turned(agency.CONTACT) }
  if (dir === 'articles') {
    const updated = base === agency.SAME_DAY ? fields.published : agency.UPDATED
    return { ...fields, updated, author: turned(agency.CONTACT) }
  }
  if (dir === 'pricing') return { ...fields, page: undefined }
  if (dir === 'case-studies') return { ...fields, by: [turned(agency.CONTACT)], plan: undefined }
  if (dir === 'testimonials') return { ...fields, feedback: longer(fields.feedback) }
  if (base === 'brand.yaml') return agency.BRAND
  if (base === 'site.yaml') return agency.SITE
  if (file === 'home.yaml') {
    const { seo, hero, blocks, ...parts } = fields as Record<string, Fields>
    const { welcome, link, open, pull, tagline } = hero ?? {}
    // Its hero has no pictures, so they are drawn.
    return {
      hero: { welcome, link, open, pull, tagline: longer(tagline) },
      blocks: inBlocks(blocks, 'demo-links', () => ({ demos })).map(longer),
      ...(longer(parts) as Fields),
      seo,
    }
  }
  if (file === 'gallery.yaml') {
    const blocks = inBlocks(fields.blocks, 'gallery', ({ items }) => ({
      items: (items as Fields[]).slice(0, agency.GALLERY_ITEMS),
    }))
    return { ...fields, blocks }
  }
  return fields
}

/** The demos on a page, by name. */
const demosIn = (file: string): string[] =>
  parse(readFileSync(file, 'utf8')).blocks.flatMap(({ block, name }: Fields) =>
    block === 'demo' ? name : [],
  )

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
  const other = otherWords(new Set(addresses))

  const demos = left
    .filter((file) => /^(?:services|products)\//.test(file))
    .flatMap((file) => demosIn(path.join(folder, file)))
    .slice(0, 2)

  const written: Record<string, string> = {}
  for (const file of left) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const isMarkdown = file.endsWith('.md')
    const [, head = '', ...body] = isMarkdown ? text.split(/^---\n/m) : ['', text]
    const yaml = stringify(changed(file, other.fields(parse(head)), demos))
    written[renamed(file)] = isMarkdown
      ? `---\n${yaml}---\n${other.text(body.join('---\n'))}`
      : yaml
  }
  const models = Object.keys(written).filter((file) => file.startsWith('services/'))
  for (const [index, title] of agency.MORE_SERVICES.entries()) {
    const fields = service(parse(written[models[0] ?? ''] ?? ''), title, models.length + 1 + index)
    written[`services/${title.toLowerCase().replaceAll(' ', '-')}.yaml`] = stringify(fields)
  }

  const before: Record<string, string> = parse(
    readFileSync(path.join(folder, 'brand.yaml'), 'utf8'),
  ).colours
  const recoloured = (text: string) =>
    Object.entries(agency.BRAND.colours).reduce(
      (all, [name, hex]) => all.replaceAll(before[name] ?? hex, hex),
      text,
    )
  for (const file of files) rmSync(path.join(folder, file))
  // In the form that the editor saves.
  for (const [file, text] of Object.entries(written))
    writeFileSync(path.join(folder, file), rewritten(file, recoloured(text)))
  mkdirSync(path.join(folder, 'brand'))
  writeFileSync(path.join(folder, 'brand', agency.BRAND.mark), agency.LOGO)
}
