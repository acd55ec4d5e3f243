import type { PictureEntry } from '../../protocol.ts'
import { Button } from '../button.tsx'
import { PlaceLink } from '../issues.tsx'
import { ToolBar } from '../tools/section.tsx'
import { useAnswer } from '../tools/use-answer.ts'
import { pictureAddress } from './picture-address.ts'
import { PictureInput } from './upload-dialog.tsx'

const number = new Intl.NumberFormat('en')

/** All pictures with the fields that show them; those that none shows can be deleted. */
export function Pictures() {
  const { answer = [], notice, ask, act, tell } = useAnswer<PictureEntry[]>('pictures')
  // Those that no field shows come first.
  const sorted = answer.toSorted((one, other) => one.uses.length - other.uses.length)
  const remove = (name: string) =>
    confirm(`Delete “${name}”? A copy stays in data/editor/removed-pictures.`) &&
    act('pictures/delete', { name }, `“${name}” is deleted.`)
  return (
    <>
      <ToolBar title="Pictures" status={notice}>
        <PictureInput
          className="save"
          onDone={(name) => {
            tell(`“${name}” is uploaded. Choose it in the field that should show it.`)
            ask()
          }}
        >
          Upload
        </PictureInput>
      </ToolBar>
      <ul className="picture-list">
        {sorted.map(({ name, size, bytes, uses }) => (
          <li key={name}>
            <img src={pictureAddress(name)} alt="" loading="lazy" />
            <div>
              <h2>{name}</h2>
              <p className="help">
                {size
                  ? `${number.format(size.width)} × ${number.format(size.height)} pixels`
                  : 'cannot be read'}
                {`, ${number.format(Math.ceil(bytes / 1024))} KB`}
              </p>
              <ul>
                {uses.map(({ label, where, ...place }) => (
                  <li key={`${label} ${where}`}>
                    <PlaceLink {...place} where={label} /> {where}
                  </li>
                ))}
              </ul>
              {uses.length === 0 && (
                <p>
                  No page shows it.{' '}
                  <Button aria-label={`Delete ${name}`} onClick={() => remove(name)}>
                    Delete
                  </Button>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
