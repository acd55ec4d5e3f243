import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure-menu.module.css'
import { useDisclosure } from './use-disclosure.ts'

type DisclosureMenuProps = {
  /** The link that the menu belongs to. */
  link: ReactNode
  /** Name of the button that opens the panel, for example "Services menu". */
  buttonLabel: string
  children: ReactNode
}

/**
 * A navigation link with a panel of further links, after the WAI-ARIA disclosure navigation
 * pattern: the panel opens while the mouse is over either (WCAG 1.4.13: it can be hovered, stays,
 * and Escape dismisses it) or by the button, which works before any script through `popover`.
 */
export function DisclosureMenu({ link, buttonLabel, children }: DisclosureMenuProps) {
  const id = useId()
  const { expanded, item, panel, onToggle, hover } = useDisclosure()
  return (
    <li className={styles.item} ref={item} {...hover}>
      {link}
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-expanded={expanded}
        aria-controls={id}
        aria-label={buttonLabel}
      >
        <Icon name="chevronDown" size={18} />
      </button>
      <div id={id} popover="auto" ref={panel} className={styles.panel} onToggle={onToggle}>
        {children}
      </div>
    </li>
  )
}
