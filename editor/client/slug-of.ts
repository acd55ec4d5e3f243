import { slugify } from 'transliteration'

/** A file name from a title in any script: `Web design & more` is `web-design-more`. */
export const slugOf = (name: string) => slugify(name).slice(0, 80).replace(/-$/, '')
