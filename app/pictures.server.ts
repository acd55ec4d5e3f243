/** The pictures of `content/pictures`, by name, encoded at build in the widths that the layout asks for. */
import { existsSync } from 'node:fs'
import { PICTURES_FOLDER, type Picture } from '../schemas/parts.ts'
import type { PictureSources } from './ui/picture/picture.tsx'

/** What the picture tool makes of one file: a source set, and its largest width. */
type Encoded = { sources: Record<string, string>; img: { w: number; h: number } }

const small = import.meta.glob<Encoded>('../content/pictures/gallery-*', {
  query: '?w=320;480;720;1000&format=avif&withoutEnlargement&as=picture',
  import: 'default',
  eager: true,
})
const large = import.meta.glob<Encoded>(
  ['../content/pictures/*.{webp,jpg,png}', '!../content/pictures/gallery-*'],
  {
    query: '?w=480;800;1200;1920&format=avif&withoutEnlargement&as=picture',
    import: 'default',
    eager: true,
  },
)
// One width in the format that every browser knows: a list of them would weigh on every page.
const fallbacks = import.meta.glob<string>('../content/pictures/*.{webp,jpg,png}', {
  query: '?w=1000&format=webp&withoutEnlargement',
  import: 'default',
  eager: true,
})

const byName = new Map(
  Object.entries({ ...small, ...large }).map(([file, { sources, img }]) => [
    file.replace(/^.*\/|\.\w+$/g, ''),
    { sources, src: fallbacks[file] ?? '', width: img.w, height: img.h },
  ]),
)

/**
 * Turns a picture of the content into what the page needs to show it.
 * @param picture name and alternative text, as a content file gives them
 * @throws Error when no file of that name is in `content/pictures`
 */
export function pictureSources(picture: Picture): PictureSources {
  const encoded = byName.get(picture.name)
  if (!encoded) throw new Error(`No picture "${picture.name}" in content/pictures`)
  return { alt: picture.alt, ...encoded }
}

/** Path of a picture's original, for what is drawn from it at build time. */
export const pictureFile = (name: string) => {
  const ending = ['webp', 'jpg', 'png'].find((ending) =>
    existsSync(`${PICTURES_FOLDER}/${name}.${ending}`),
  )
  if (!ending) throw new Error(`No picture "${name}" in ${PICTURES_FOLDER}`)
  return `${PICTURES_FOLDER}/${name}.${ending}`
}
