import { fillIn } from '../../contract/fill-in.ts'
import { useCurrentMark } from '../current-path.ts'
import { phoneHref } from '../enquiry/phone-href.ts'
import { MOBILE_MENU } from '../layout-ids.ts'
import { useSiteData } from '../site-data.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { PageKite } from '../ui/kite/page-kite.tsx'
import { useWhatsApp } from '../use-whatsapp.ts'
import menu from './mobile-menu.module.css'
import styles from './mobile-menu-sheet.module.css'
import { PopoverButton } from './popover-button.tsx'

/** The menu of narrow windows: every link of the header in large type, and the two quick ways to ask. */
export function MobileMenu() {
  const { contact, navigation, menus, labels } = useSiteData()
  const whatsapp = useWhatsApp()
  const markOf = useCurrentMark()
  const links = [...Object.values(navigation.header), ...navigation.more]
  const { services, products } = navigation.header
  return (
    <div className={menu.mobile}>
      <PopoverButton
        opens={MOBILE_MENU}
        className={`line ${menu.button}`}
        closed={{ icon: 'menu', label: labels.openMenu }}
        open={{ icon: 'close', label: labels.closeMenu }}
        size={26}
      />
      <div id={MOBILE_MENU} popover="auto" className={styles.sheet} data-background="highlight">
        <nav aria-label={labels.openMenu}>
          <ul>
            {links.map((link) => (
              <li
                key={link.href}
                className={navigation.more.includes(link) ? styles.more : styles.row}
              >
                <a
                  href={link.href}
                  className={`headline ${styles.link}`}
                  aria-current={markOf(link.href)}
                >
                  {link.label}
                </a>
                {(link === services || link === products) && (
                  <details name="mobile-submenu" className={styles.submenu}>
                    <summary
                      className="square"
                      aria-label={fillIn(labels.menuOf, { label: link.label })}
                    >
                      <Icon name="chevronDown" size={28} />
                    </summary>
                    <ul>
                      {menus[link === services ? 'services' : 'products'].map(({ href, label }) => (
                        <li key={href}>
                          <a href={href} className={`line ${styles.sublink}`}>
                            <PageKite page={href} className={styles.kite} />
                            {label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
          <p className={styles.actions}>
            <a href={phoneHref(contact.phone)} className="line">
              <Icon name="phone" size={22} />
              {labels.call}
            </a>
            {whatsapp && (
              <ExternalLink href={whatsapp} className="line">
                <Icon name="chat" size={22} />
                {labels.whatsapp}
              </ExternalLink>
            )}
          </p>
        </nav>
      </div>
    </div>
  )
}
