import { fillIn } from '../../contract/fill-in.ts'
import { ContactLink, useContactWays } from '../contact-ways.tsx'
import { useCurrentMark } from '../current-path.ts'
import { MOBILE_MENU } from '../layout-ids.ts'
import { useSiteData } from '../site-data.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { PageKite } from '../ui/kite/page-kite.tsx'
import { LanguageLinks } from './language-links.tsx'
import menu from './mobile-menu.module.css'
import styles from './mobile-menu-sheet.module.css'
import { PopoverButton } from './popover-button.tsx'

/** The menu of narrow windows: every link of the header in large type, and the two quick ways to ask. */
export function MobileMenu() {
  const { navigation, menus, labels } = useSiteData()
  const { phone, whatsapp } = useContactWays()
  const markOf = useCurrentMark()
  const links = [...Object.values(navigation.header), ...navigation.more]
  const { services, products } = navigation.header
  return (
    <div className={menu.mobile}>
      <PopoverButton
        opens={MOBILE_MENU}
        className={`line gap-1 bold ${menu.button}`}
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
                  className={`headline plain ${styles.link}`}
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
                          <a href={href} className={`line gap-3 bold plain ${styles.sublink}`}>
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
          <p className={`gap-3 line ${styles.actions}`}>
            <ContactLink {...phone} size={22} className="line gap-2 bold plain" />
            <ContactLink {...whatsapp} size={22} className="line gap-2 bold plain" />
          </p>
        </nav>
        <LanguageLinks className={`line gap-3 bold plain ${styles.sublink}`} />
      </div>
    </div>
  )
}
