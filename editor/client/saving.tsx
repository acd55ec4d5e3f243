import { isError } from '../../schemas/content-issue.ts'
import { Button } from './button.tsx'
import { type Draft, isUnsaved } from './drafts.ts'
import type { useEditor } from './use-editor.ts'

type SavingProps = { draft: Draft; editor: ReturnType<typeof useEditor> }

/** Whether the open file is saved, and the button that does it. */
export function Saving({ draft, editor }: SavingProps) {
  const errors = editor.issues.listed.filter(isError).length
  const wrong = errors === 1 ? '1 thing needs a change' : `${errors} things need a change`
  const state = errors > 0 ? wrong : isUnsaved(draft) ? 'Not saved yet' : ''
  return (
    <>
      <p className="status" role="status">
        {[editor.notice, state].filter(Boolean).join(' · ')}
      </p>
      <Button className="save" disabled={!isUnsaved(draft)} onClick={() => editor.save()}>
        Save
      </Button>
    </>
  )
}
