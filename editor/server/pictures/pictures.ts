import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { OwnerError } from '../../../contract/owner-error.ts'
import { valuesIn } from '../../../model/checks/check-input.ts'
import { BRAND_FOLDER, wrongInDrawing } from '../../../model/fields/drawing.ts'
import { pictureSchema } from '../../../model/fields/parts.ts'
import { refuseNoSlug } from '../../../model/fields/slug.ts'
import { SOURCE } from '../../../model/form/form-fields.ts'
import { markdownParts } from '../../../model/markdown-parts.ts'
import * as model from '../../../model/picture-files.ts'
import { replaceFile, replaceFiles, STORED } from '../../../tools/content/stored-files.ts'
import type { PictureEntry } from '../../protocol.ts'
import { type Listed, placeOf } from '../list-files.ts'
import { encodeUpload, openUpload } from './encode.ts'

/** The folder for deleted and replaced pictures, because undo does not bring them back. */
const REMOVED = path.join(STORED, 'removed-pictures')

/** The folder for uploads as they were, to crop them again: only on this computer, because they are large, and may say where they were taken. */
const ORIGINALS = path.join(STORED, 'originals')

const files = () => readdirSync(model.PICTURES_FOLDER)
const pathOf = (file: string) => path.join(model.PICTURES_FOLDER, file)

const originalOf = (name: string) => path.join(ORIGINALS, name)

const keepCopy = (place: string) =>
  replaceFile(path.join(REMOVED, `${Date.now()}-${path.basename(place)}`), readFileSync(place))

/** The endpoints of pictures. @param listed all files with their fields */
export function createPictures(listed: () => Listed[]): Hono {
  async function pictures(): Promise<PictureEntry[]> {
    const all = files().filter(model.isPicture).sort()
    const uses = Map.groupBy(usesOfPictures(listed()), ({ name }) => model.findPicture(name, all))
    return Promise.all(
      all.map(async (file) => {
        const found = uses.get(file) ?? []
        const metadata = await sharp(pathOf(file))
          .metadata()
          .catch(() => undefined)
        return {
          name: model.pictureName(file),
          bytes: statSync(pathOf(file)).size,
          ...(metadata && { size: metadata.autoOrient }),
          uses: found.map(({ use }) => use),
          alt: found.find(({ alt }) => alt)?.alt ?? '',
        }
      }),
    )
  }

  const app = new Hono()
  app.get('/', async (c) => c.json(await pictures()))
  app.get('/file', (c) => {
    const file = model.findPicture(c.req.query('name') ?? '', files())
    if (!file) return c.notFound()
    const original = originalOf(model.pictureName(file))
    const isWhole = c.req.query('whole') && existsSync(original)
    return c.body(new Uint8Array(readFileSync(isWhole ? original : pathOf(file))))
  })
  app.post('/mark', async (c) => {
    const name = c.req.query('name') ?? ''
    refuseNoSlug(name)
    const drawing = await c.req.text()
    const wrong = wrongInDrawing(drawing)
    if (wrong) throw new OwnerError(`This file ${wrong}.`)
    const place = path.join('content', `${BRAND_FOLDER}${name}.svg`)
    if (existsSync(place)) keepCopy(place)
    replaceFile(place, drawing)
    return c.json({})
  })
  app.post('/open', async (c) => c.json(await openUpload(await c.req.bytes())))
  app.post('/add', async (c) => {
    const { name = '', replace, ...sides } = c.req.query()
    refuseNoSlug(name)
    const crop = Object.entries(sides).map(([side, pixels]) => [side, Number(pixels)])
    // Before the look at what is there: another upload may end meanwhile.
    const bytes = await c.req.bytes()
    const picture = await encodeUpload(bytes, Object.fromEntries(crop))
    // Some file systems do not distinguish capitals from small letters.
    const there = files().find((file) => model.pictureName(file).toLowerCase() === name)
    if (there && replace !== 'true')
      throw new OwnerError(`There is a picture ${name} already: choose another name.`, 409)
    if (there) keepCopy(pathOf(there))
    const uploaded = { [pathOf(`${name}.webp`)]: picture, [originalOf(name)]: bytes }
    // Before the new file is in place: where capitals do not count, both names are the same file.
    replaceFiles(uploaded, () => there && there !== `${name}.webp` && rmSync(pathOf(there)))
    return c.json({})
  })
  app.post('/delete', async (c) => {
    const { name } = await c.req.json<{ name: string }>()
    const file = model.findPicture(name, files())
    const entry = (await pictures()).find((one) => one.name === name)
    if (!file || !entry) throw new OwnerError(`There is no picture ${name}.`, 404)
    const unread = listed().find(({ values }) => SOURCE in values)
    if (unread)
      throw new OwnerError(
        `content/${unread.file} has a mistake and cannot be read. It may show this picture: correct it first.`,
        409,
      )
    if (entry.uses.length > 0) throw new OwnerError(`${name} is shown on the site.`, 409)
    keepCopy(pathOf(file))
    rmSync(pathOf(file))
    rmSync(originalOf(model.pictureName(file)), { force: true })
    return c.json({})
  })
  return app
}

/** A picture, even while its description is missing. */
const named = pictureSchema.partial({ alt: true })

/** Where each picture is shown, by the name that a field gives it. */
const usesOfPictures = (files: Listed[]) =>
  files.flatMap(({ file, values }) =>
    [...valuesIn(values)].flatMap(([path, value]) => {
      const use = () => placeOf(files, file, path)
      const { data } = named.safeParse(value)
      if (data) return [{ alt: '', ...data, use: { ...use(), path: [...path, 'name'] } }]
      if (path.at(-1) !== 'content' || typeof value !== 'string') return []
      return markdownParts(value).images.map(({ name, alt }) => ({ name, alt, use: use() }))
    }),
  )
