import type { KiteDesign } from '../../../schemas/kite.ts'
import type { Link } from '../../../schemas/parts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { KiteOnThread } from '../../ui/kite/kite-on-thread.tsx'
import type { Block } from '../block.ts'
import styles from './call-to-action.module.css'
import { ContactPerson, type ContactPersonProps } from './contact-person.tsx'

type CallToActionProps = Pick<Block<'call-to-action'>, 'title' | 'text' | 'background'> & {
  link: Link
  kite: KiteDesign
  person?: ContactPersonProps | undefined
  /** Further links, below the text. */
  links?: Link[] | undefined
}

/** The end of a page: what to do next, with a kite whose thread leads to the button. */
export function CallToAction(props: CallToActionProps) {
  const { title, text, link, background, kite, person, links = [] } = props
  return (
    <section className={styles.call} data-background={background}>
      <div className={styles.flight}>
        <KiteOnThread design={kite} way="left" />
      </div>
      <div className={styles.content}>
        <h2>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        {person && <ContactPerson {...person} />}
        <ButtonLink
          href={link.href}
          variant={background === 'highlight' || background === 'sky' ? 'solid' : 'highlight'}
        >
          {link.label}
        </ButtonLink>
      </div>
    </section>
  )
}
