import { pictureSchema } from '../parts.ts'
import {
  findPicture,
  isPicture,
  PICTURE_FORMATS,
  PICTURES_FOLDER,
  pictureName,
} from '../picture-files.ts'
import { type Across, valuesIn } from './across.ts'

/** Files that operating systems create in folders. */
const NOT_THE_OWNERS = ['Thumbs.db', 'desktop.ini']

/** Checks that every named picture exists, and that the folder contains only pictures. */
export function checkPictures({ read, pictures, report }: Across): void {
  const missing = (name: string) =>
    findPicture(name, pictures)
      ? undefined
      : `no picture "${name}" (${PICTURE_FORMATS.join(', ')}) in ${PICTURES_FOLDER}`

  for (const [file, { values, texts }] of read) {
    for (const [path, value] of valuesIn(values)) {
      const { data: picture } = pictureSchema.safeParse(value)
      const wrong = picture && missing(picture.name)
      if (wrong) report(file, [...path, 'name'], wrong)
    }
    for (const { name, alt, line } of texts.flatMap(({ images }) => images)) {
      const wrong = missing(name)
      if (wrong) report(file, 'picture', wrong, { line })
      if (!alt.trim())
        report(file, 'picture', `"${name}" has no description: ![what it shows](…)`, { line })
    }
  }

  const byName = new Map<string, string>()
  for (const picture of pictures) {
    const tell = (wrong: string) => report(`pictures/${picture}`, '', wrong, { line: 1 })
    if (NOT_THE_OWNERS.includes(picture)) continue
    if (picture.includes('/')) tell('is in a subfolder; put all pictures side by side')
    else if (!isPicture(picture)) {
      tell(`is not of a format that the site can use; save it as ${PICTURE_FORMATS.join(', ')}`)
    } else if (/[?#%]/.test(picture)) tell('has a ?, # or % in its name; take it out')
    else if (byName.has(pictureName(picture))) {
      tell(`has the name of ${byName.get(pictureName(picture))}; give one of them another`)
    } else byName.set(pictureName(picture), picture)
  }
}
