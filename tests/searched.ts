import { asShown, first, services } from './content-file.ts'

const { path, title, hero } = first(services)
const heading = hero.title ?? title

/** A service, the title on its page, and the longest word of its name, by which a search finds it. */
export const searched = {
  path,
  title,
  heading,
  word: asShown(title)
    .split(/\W+/)
    .toSorted((one, other) => other.length - one.length)[0] as string,
}
