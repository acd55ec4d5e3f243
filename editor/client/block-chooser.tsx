import { entryTitle, type FormSchema } from '../../model/form/form-fields.ts'
import { blank } from '../blank.ts'
import { EntryDialog } from './entry-dialog.tsx'

const PICTURES = import.meta.glob<string>('../../app/blocks/*/preview.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

const COPIED = 'copied-block'

export const copyBlock = (block: unknown) => localStorage.setItem(COPIED, JSON.stringify(block))

type Props = { schema: FormSchema; onChoose: (block: object) => void; onClose: () => void }

/** All blocks with what they are for, to add one to the surrounding list; first the one that was copied. */
export function BlockChooser({ schema, onChoose, onClose }: Props) {
  const copied = JSON.parse(localStorage.getItem(COPIED) ?? 'null')
  const choices = (schema.oneOf ?? []).map((choice) => ({ ...choice, value: blank(choice) }))
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
              onChoose(value)
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
