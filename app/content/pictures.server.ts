/** The pictures of `content/pictures`, by name, encoded at build in the widths that the layout asks for. */
import { readdirSync } from 'node:fs'
import type { Picture } from '../../schemas/parts.ts'
import { findPicture, PICTURES_FOLDER } from '../../schemas/picture-files.ts'
import type { PictureSources } from '../ui/picture/picture.tsx'

/** What the picture tool makes of one file: a source set, and its largest width. */
type Encoded = { sources: Record<string, string>; img: { w: number; h: number } }

// Vite wants the patterns written out: the endings are those of `PICTURE_FORMATS`.
const small = import.meta.glob<Encoded>('/content/pictures/gallery-*.{avif,jpeg,jpg,png,webp}', {
  query: '?w=320;480;720;1000&format=avif&withoutEnlargement&as=picture',
  import: 'default',
  eager: true,
  caseSensitive: false,
})
const large = import.meta.glob<Encoded>(
  ['/content/pictures/*.{avif,jpeg,jpg,png,webp}', '!/content/pictures/gallery-*'],
  {
    query: '?w=480;740;1200;1920&format=avif&withoutEnlargement&as=picture',
    import: 'default',
    eager: true,
    caseSensitive: false,
  },
)
// One width in the format that every browser knows: a list of them would weigh on every page.
const fallbacks = import.meta.glob<string>('/content/pictures/*.{avif,jpeg,jpg,png,webp}', {
  query: '?w=1000&format=webp&withoutEnlargement',
  import: 'default',
  eager: true,
  caseSensitive: false,
})

const byFile = new Map(
  Object.entries({ ...small, ...large }).map(([file, { sources, img }]) => [
    file.replace(/^.*\//, ''),
    { sources, src: fallbacks[file] ?? '', width: img.w, height: img.h },
  ]),
)

/**
 * Turns a picture of the content into what the page needs to show it.
 * @param picture name and alternative text, as a content file gives them
 * @throws Error when no file of that name is in `content/pictures`
 */
export function pictureSources(picture: Picture): PictureSources {
  const encoded = byFile.get(findPicture(picture.name, [...byFile.keys()]) ?? '')
  if (!encoded) throw new Error(`No picture "${picture.name}" in ${PICTURES_FOLDER}`)
  return { alt: picture.alt, ...encoded }
}

/** Path of a picture's original, for what is drawn from it at build time. */
export const pictureFile = (name: string) => {
  const file = findPicture(name, readdirSync(PICTURES_FOLDER))
  if (!file) throw new Error(`No picture "${name}" in ${PICTURES_FOLDER}`)
  return `${PICTURES_FOLDER}/${file}`
}
