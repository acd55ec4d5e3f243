import Down from '~icons/lucide/arrow-down'
import Up from '~icons/lucide/arrow-up'
import Copy from '~icons/lucide/clipboard-copy'
import Duplicate from '~icons/lucide/copy'
import Hide from '~icons/lucide/eye-off'
import Plus from '~icons/lucide/plus'
import Trash from '~icons/lucide/trash-2'

const ICONS = {
  'Move up': Up,
  'Move down': Down,
  'Add below': Plus,
  Hide,
  Copy,
  Duplicate,
  Remove: Trash,
}

type EntryButtonsProps = {
  title: string
  /** What each button does; nothing if it cannot do it now. */
  acts: Partial<Record<keyof typeof ICONS, (() => void) | false | undefined>>
  isHidden?: boolean | undefined
}

/** Buttons that move, duplicate and remove an entry; of a block also what else can be done with it. */
export const EntryButtons = ({ title, acts, isHidden = false }: EntryButtonsProps) => (
  <span className="entry-buttons">
    {Object.entries(acts).map(([does, act]) => {
      const Icon = ICONS[does as keyof typeof ICONS]
      return (
        <button
          key={does}
          type="button"
          title={does}
          aria-label={`${does}: ${title}`}
          aria-pressed={does === 'Hide' ? isHidden : undefined}
          // It keeps the focus, for the way back.
          aria-disabled={!act}
          onClick={act || undefined}
        >
          <Icon aria-hidden="true" />
        </button>
      )
    })}
  </span>
)
