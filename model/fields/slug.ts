import { slugify } from 'transliteration'
import { OwnerError } from '../../contract/owner-error.ts'

/** What a file name may be: small letters, digits, and single hyphens between them. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST = 80

/** A file name from a title in any script: `Web design & more` is `web-design-more`. */
export const slugOf = (name: string) =>
  slugify(name, { allowedChars: 'a-zA-Z0-9' }).slice(0, LONGEST).replace(/-$/, '')

/** Refuses what cannot be a file name, such as a path to another folder. @throws OwnerError */
export function refuseNoSlug(slug: string): void {
  if (slug.length <= LONGEST && SLUG.test(slug)) return
  const wrong = `has small letters, digits, and single hyphens between them, at most ${LONGEST}: web-design-2`
  throw new OwnerError(`A file name ${wrong}.`)
}
