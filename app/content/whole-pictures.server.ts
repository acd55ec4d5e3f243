import { statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { contentFiles } from '../../model/content-folder.ts'
import { isPicture, PICTURES_FOLDER } from '../../model/picture-files.ts'
import type { Sources } from './encoded-pictures.server.ts'

/** A picture as it is; none if it cannot be read. */
async function whole(name: string): Promise<[string, Sources][]> {
  const file = path.join(PICTURES_FOLDER, name)
  const { autoOrient } = await sharp(file)
    .metadata()
    .catch(() => ({ autoOrient: undefined }))
  const src = `/${PICTURES_FOLDER}/${encodeURIComponent(name)}?${statSync(file).mtimeMs}`
  return autoOrient ? [[name, { sources: {}, src, ...autoOrient }]] : []
}

const names = contentFiles(PICTURES_FOLDER).filter(isPicture)

/** The pictures by name in development, since encoding all of them takes minutes. */
export const byFile = new Map((await Promise.all(names.map(whole))).flat())
