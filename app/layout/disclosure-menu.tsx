import type { ReactNode } from 'react'
import { DATA } from '../data-attributes.ts'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './disclosure-menu.module.css'

type DisclosureMenuProps = {
  id: string
  /** The link that the menu belongs to. */
  link: ReactNode
  /** Accessible name of the button that opens the panel, for example "Services menu". */
  buttonLabel: string
  children: ReactNode
}

/** A link with a panel of further links (WAI-ARIA disclosure navigation), which opens on hover or by its button. */
export function DisclosureMenu({ id, link, buttonLabel, children }: DisclosureMenuProps) {
  return (
    <li className={styles.item} {...{ [DATA.opensOnHover]: '' }}>
      {link}
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-controls={id}
        aria-label={buttonLabel}
      >
        <Icon name="chevronDown" size={18} />
      </button>
      <div id={id} popover="auto" className={styles.panel} data-background="white">
        {children}
      </div>
    </li>
  )
}
