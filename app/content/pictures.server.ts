import type { Picture } from '../../model/fields/parts.ts'
import { findPicture, PICTURES_FOLDER } from '../../model/picture-files.ts'
import type { PictureSources } from '../ui/picture.tsx'
import { byFile } from './encoded-pictures.server.ts'

const fileOf = ({ name }: Picture) => findPicture(name, [...byFile.keys()]) ?? ''

/** Where a picture is. */
export const pathOfPicture = (picture: Picture) => `${PICTURES_FOLDER}/${fileOf(picture)}`

/** The files of a picture; throws when `content/pictures` has none of that name. */
export function pictureSources(picture: Picture): PictureSources {
  const sources = byFile.get(fileOf(picture))
  if (!sources) throw new Error(`No picture "${picture.name}" in ${PICTURES_FOLDER}`)
  return { alt: picture.alt, ...sources }
}
