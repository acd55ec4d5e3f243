import { isError } from '../../model/content-issue.ts'
import { Button } from './button.tsx'
import { type Draft, isUnsaved, shownIssues } from './drafts.ts'
import { save, useStore } from './store.ts'

const FULL =
  'This browser is full and keeps it in this tab alone: save it before you close or reload it'

/** Whether the open file is saved, and the button that does it. */
export function Saving({ draft }: { draft: Draft }) {
  const notice = useStore((state) => state.notice)
  const errors = shownIssues(draft).listed.filter(isError).length
  const wrong = errors === 1 ? '1 thing needs a change' : `${errors} things need a change`
  const state = errors > 0 ? wrong : isUnsaved(draft) ? 'Not saved yet' : ''
  return (
    <>
      <p className="status" role="status">
        {[notice, state, draft.isAtRisk && FULL].filter(Boolean).join(' · ')}
      </p>
      <Button className="save" disabled={!isUnsaved(draft)} onClick={() => save()}>
        Save
      </Button>
    </>
  )
}
