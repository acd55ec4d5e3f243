import type { PictureEntry } from '../../protocol.ts'
import { Button } from '../button.tsx'
import { PlaceLink } from '../issues.tsx'
import { request } from '../request.ts'
import { thumbnail } from './thumbnail.ts'

type PictureLineProps = {
  picture: PictureEntry
  onDelete: () => void
}

const number = new Intl.NumberFormat('en')

/** A picture of the list: its size, and the fields that show it, or the button to delete it. */
export function PictureLine({ picture, onDelete }: PictureLineProps) {
  const { name, size, bytes, uses } = picture
  const remove = async () => {
    if (!confirm(`Delete “${name}”? A copy stays in data/editor/removed-pictures.`)) return
    await request('pictures/delete', { name })
    onDelete()
  }
  const pixels = size
    ? `${number.format(size.width)} × ${number.format(size.height)} pixels`
    : 'cannot be read'
  return (
    <li>
      <img src={thumbnail(name)} alt="" loading="lazy" />
      <div>
        <h2>{name}</h2>
        <p className="help">{`${pixels}, ${number.format(Math.ceil(bytes / 1024))} KB`}</p>
        <ul>
          {uses.map(({ label, where, ...place }) => (
            <li key={`${label} ${where}`}>
              <PlaceLink {...place} where={label} /> <span>{where}</span>
            </li>
          ))}
        </ul>
        {uses.length === 0 && (
          <p>
            No page shows it.{' '}
            <Button aria-label={`Delete ${name}`} onClick={remove}>
              Delete
            </Button>
          </p>
        )}
      </div>
    </li>
  )
}
