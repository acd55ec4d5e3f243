import { slugify } from 'transliteration'
import { LabelledField } from './labelled-field.tsx'

/** A file name from a title in any script: `Web design & more` is `web-design-more`. */
export const slugOf = (name: string) => slugify(name).slice(0, 80).replace(/-$/, '')

type SlugFieldProps = {
  slug: string
  address: string
  onChange: (slug: string) => void
}

/** The file name of an entry, which is the last part of the address of its page. */
export const SlugField = ({ slug, address, onChange }: SlugFieldProps) => (
  <LabelledField
    label="File name"
    help={`Small letters, digits and hyphens.${address && ` The page is at ${address}${slug}`}`}
    value={slug}
    required
    maxLength={80}
    spellCheck={false}
    onChange={onChange}
  />
)
