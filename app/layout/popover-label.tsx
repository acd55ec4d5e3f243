import { Icon, type IconName } from '../ui/icon/icon.tsx'
import styles from './popover-label.module.css'

type Face = { icon: IconName; label: string }

type PopoverLabelProps = {
  closed: Face
  open: Face
  /** Width and height of the icon in pixels. */
  size: number
  /** Shows the icon alone; the label is for screen readers. */
  iconOnly?: boolean
}

/**
 * The content of a button with a popover: one icon and label while it is closed, another while it is
 * open.
 */
export function PopoverLabel({ closed, open, size, iconOnly = false }: PopoverLabelProps) {
  return Object.entries({ closed, open }).map(([state, { icon, label }]) => (
    <span key={state} className={state === 'open' ? `${styles.face} ${styles.open}` : styles.face}>
      <Icon name={icon} size={size} />
      <span className={iconOnly ? 'visually-hidden' : undefined}>{label}</span>
    </span>
  ))
}
