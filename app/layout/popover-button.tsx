import { Icon, type IconName } from '../ui/icon/icon.tsx'
import styles from './popover-button.module.css'

type Face = { icon: IconName; label: string }

type PopoverButtonProps = {
  /** The id of the popover, which comes right after it. */
  opens: string
  className: string | undefined
  closed: Face
  open: Face
  size: number
  iconOnly?: boolean
}

/** The button of a popover: one icon and label while it is closed, another while it is open. */
export function PopoverButton({ opens, className, size, iconOnly, ...faces }: PopoverButtonProps) {
  return (
    <button type="button" className={className} popoverTarget={opens} aria-controls={opens}>
      {(['closed', 'open'] as const).map((state) => (
        <span key={state} className={`${styles.face} ${styles[state]}`}>
          <Icon name={faces[state].icon} size={size} />
          <span className={iconOnly ? 'visually-hidden' : undefined}>{faces[state].label}</span>
        </span>
      ))}
    </button>
  )
}
