import { LabelledField } from './labelled-field.tsx'

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
