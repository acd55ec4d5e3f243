import type { ArrayFieldItemButtonsTemplateProps } from '@rjsf/utils'
import Down from '~icons/lucide/arrow-down'
import Up from '~icons/lucide/arrow-up'
import Copy from '~icons/lucide/copy'
import Remove from '~icons/lucide/trash-2'

type EntryButtonsProps = ArrayFieldItemButtonsTemplateProps & { title: string }

/** Moves, duplicates and removes an entry of a list. */
export function EntryButtons(props: EntryButtonsProps) {
  const { title, hasMoveUp, hasMoveDown, hasCopy, hasRemove } = props
  const buttons = [
    { does: 'Move up', Icon: Up, act: props.onMoveUpItem, can: hasMoveUp },
    { does: 'Move down', Icon: Down, act: props.onMoveDownItem, can: hasMoveDown },
    { does: 'Duplicate', Icon: Copy, act: props.onCopyItem, can: hasCopy },
    { does: 'Remove', Icon: Remove, act: props.onRemoveItem, can: hasRemove },
  ]
  return (
    <span className="entry-buttons">
      {buttons.map(({ does, Icon, act, can }) => (
        <button
          key={does}
          type="button"
          title={does}
          aria-label={`${does}: ${title}`}
          disabled={!can}
          onClick={act}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </span>
  )
}
