import { OwnerMistake } from './owner-mistake.ts'

/** Refuses what cannot be a file name, such as a path to another folder. */
export function refuseNoSlug(slug: string): void {
  if (slug.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return
  const wrong =
    'has small letters, digits, and single hyphens between them, at most 80: web-design-2'
  throw new OwnerMistake(422, `A file name ${wrong}.`)
}
