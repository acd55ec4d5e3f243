import type { PictureSources } from '../ui/picture.tsx'

export type Sources = Omit<PictureSources, 'alt'>

type Encoded = { sources: { avif?: string }; img: { src: string; w: number; h: number } }

// Vite needs literal patterns: the endings are those of `PICTURE_FORMATS`. On the dense screens of phones a lower quality
// looks the same. In a window of 412 px at a pixel ratio of 1.75, 92 % and the full width are 664 and 721 px.
const narrow = import.meta.glob<Encoded>('/content/pictures/*.{avif,jpeg,jpg,png,webp}', {
  query: '?w=480;724&quality=29&format=avif&withoutEnlargement&as=picture',
  import: 'default',
  eager: true,
  caseSensitive: false,
})
const wide = import.meta.glob<Encoded>('/content/pictures/*.{avif,jpeg,jpg,png,webp}', {
  query: '?w=1200;1920&format=avif&withoutEnlargement&as=picture',
  import: 'default',
  eager: true,
  caseSensitive: false,
})
// The fallback that every browser reads has one width: a list of widths would enlarge every page.
const fallbacks = import.meta.glob<string>('/content/pictures/*.{avif,jpeg,jpg,png,webp}', {
  query: '?w=1000&format=webp&withoutEnlargement',
  import: 'default',
  eager: true,
  caseSensitive: false,
})

/** The source set of a file, which may have only one width. */
const setOf = ({ sources, img }: Encoded) => sources.avif ?? `${img.src} ${img.w}w`

/** The pictures by name, encoded. In development `whole-pictures.server.ts` replaces this file (`tools/dev/develop.ts`). */
export const byFile: ReadonlyMap<string, Sources> = new Map(
  Object.entries(wide).map(([file, encoded]): [string, Sources] => {
    const avif = [narrow[file], encoded].flatMap((widths) => (widths ? setOf(widths) : []))
    const name = file.replace(/^.*\//, '')
    const { w: width, h: height } = encoded.img
    return [name, { sources: { avif: avif.join(', ') }, src: fallbacks[file] ?? '', width, height }]
  }),
)
