import { useId } from 'react'

type SlugFieldProps = {
  slug: string
  /** The address of its page, up to the slug; empty if it has no page. */
  address: string
  onChange: (slug: string) => void
}

/** The file name of an entry, which is the last part of the address of its page. */
export function SlugField({ slug, address, onChange }: SlugFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>File name</label>
      <p className="help" id={`${id}-help`}>
        Small letters, digits and hyphens.
        {address && ` The page is at ${address}${slug}`}
      </p>
      <input
        id={id}
        aria-describedby={`${id}-help`}
        value={slug}
        required
        maxLength={80}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
