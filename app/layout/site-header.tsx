import { fillIn } from '../../contract/fill-in.ts'
import { useCurrentMark } from '../current-path.ts'
import { DATA } from '../data-attributes.ts'
import { menuId } from '../layout-ids.ts'
import { useSiteData } from '../site-data.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { BrandMark } from './brand-mark.tsx'
import menu from './disclosure-menu.module.css'
import { LanguageLinks } from './language-links.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import styles from './site-header.module.css'

/** The sticky header: brand, links, two of them with a dropdown, and the mobile menu. */
export function SiteHeader() {
  const { navigation, menus, labels } = useSiteData()
  const { home, drone, blog, pricing, contact } = navigation.header
  const markOf = useCurrentMark()
  const link = ({ label, href }: { label: string; href: string }) => (
    <a href={href} className={`line plain ${styles.link}`} aria-current={markOf(href)}>
      {label}
    </a>
  )
  return (
    <header className={`line ${styles.header}`} data-background="white">
      <BrandMark />
      <nav aria-label={labels.mainNavigation} className={`ends ${styles.nav}`}>
        <ul className={`row ${styles.list}`}>
          <li>{link(home)}</li>
          {(['services', 'products'] as const).map((kind) => {
            const { label, href } = navigation.header[kind] ?? home
            if (href === home.href) return null
            const id = menuId(kind)
            const all = { label: fillIn(labels.allOf, { label: label.toLowerCase() }), href }
            return (
              // A WAI-ARIA disclosure navigation, which opens on hover too.
              <li key={kind} className={menu.item} {...{ [DATA.opensOnHover]: '' }}>
                {link({ label, href })}
                <button
                  type="button"
                  className={menu.button}
                  popoverTarget={id}
                  aria-controls={id}
                  aria-label={fillIn(labels.menuOf, { label })}
                >
                  <Icon name="chevronDown" size={18} />
                </button>
                <div id={id} popover="auto" className={menu.panel} data-background="white">
                  <MenuSheet items={menus[kind]} all={all} />
                </div>
              </li>
            )
          })}
          {[drone ?? [], blog ?? [], pricing ?? [], navigation.more].flat().map((item) => (
            <li key={item.href}>{link(item)}</li>
          ))}
        </ul>
        <ButtonLink {...contact} variant="highlight" aria-current={markOf(contact.href)} />
      </nav>
      <LanguageLinks className={`line plain ${styles.link} ${styles.language}`} />
      <a href="/search" className={`square lights ${styles.search}`} aria-label={labels.search}>
        <Icon name="search" size={24} />
      </a>
      <MobileMenu />
    </header>
  )
}
