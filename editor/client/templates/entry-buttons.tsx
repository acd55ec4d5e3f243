import Down from '~icons/lucide/arrow-down'
import Up from '~icons/lucide/arrow-up'
import Copy from '~icons/lucide/copy'
import Trash from '~icons/lucide/trash-2'

const ICONS = { 'Move up': Up, 'Move down': Down, Duplicate: Copy, Remove: Trash }

type EntryButtonsProps = {
  title: string
  /** What each button does; nothing if it cannot do it now. */
  acts: Partial<Record<keyof typeof ICONS, (() => void) | false | undefined>>
}

/** Buttons that move, duplicate and remove an entry. */
export const EntryButtons = ({ title, acts }: EntryButtonsProps) => (
  <span className="entry-buttons">
    {Object.entries(acts).map(([does, act]) => {
      const Icon = ICONS[does as keyof typeof ICONS]
      return (
        <button
          key={does}
          type="button"
          title={does}
          aria-label={`${does}: ${title}`}
          disabled={!act}
          onClick={act || undefined}
        >
          <Icon aria-hidden="true" />
        </button>
      )
    })}
  </span>
)
