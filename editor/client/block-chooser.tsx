import { useContext } from 'react'
import { blank } from '../blank.ts'
import type { FieldPath } from '../protocol.ts'
import type { FormSchema } from '../schema.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { ChangeList } from './fields/list-field.tsx'
import { focusField } from './focus-field.ts'
import { entryTitle } from './templates/entry-title.ts'

/** The picture of each block, by its file. */
const PICTURES = import.meta.glob<string>('../../app/blocks/*/preview.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Where the copied block is in local storage, for all pages and tabs. */
const COPIED = 'copied-block'

export const copyBlock = (block: unknown) => localStorage.setItem(COPIED, JSON.stringify(block))

type BlockChooserProps = {
  /** Of a block. */
  schema: object
  /** Where the chosen block will be. */
  path: FieldPath
  onClose: () => void
}

/** All blocks with what they are for, to add one to the surrounding list; first the one that was copied. */
export function BlockChooser({ schema, path, onClose }: BlockChooserProps) {
  const change = useContext(ChangeList)
  const { oneOf = [] } = schema as FormSchema
  const copied = JSON.parse(localStorage.getItem(COPIED) ?? 'null')
  const choices = oneOf.map((choice) => ({ ...choice, value: blank(choice) }))
  const pasted = copied && {
    title: `Paste: ${entryTitle(copied, schema)}`,
    description: 'The copied block with its content.',
    value: copied,
  }
  return (
    <EntryDialog title="Add a block" onClose={onClose}>
      <div className="choice-of-pictures">
        {[...(pasted ? [pasted] : []), ...choices].map(({ title, description, value }) => (
          <button
            type="button"
            key={title}
            onClick={({ currentTarget }) => {
              currentTarget.closest('dialog')?.close()
              change((blocks) => blocks.toSpliced(Number(path.at(-1)), 0, value))
              focusField(path)
            }}
          >
            <img src={PICTURES[`../../app/blocks/${value.block}/preview.avif`]} alt="" />
            <b>{title}</b> {description}
          </button>
        ))}
      </div>
    </EntryDialog>
  )
}
