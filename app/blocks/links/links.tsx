import actions from '../../heroes/contact-actions.module.css'
import { buttonClass } from '../../ui/button/button.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'

/** Buttons to other sites; the first is the main one. */
export function Links({ title, text, links, background }: Block<'links'>) {
  return (
    <Section background={background} title={title} aside={<p>{text}</p>}>
      <p className={`row ${actions.actions}`}>
        {links.map(({ label, href }, index) => (
          <ExternalLink
            key={href}
            href={href}
            className={buttonClass(index === 0 ? 'solid' : 'outline')}
          >
            {label}
          </ExternalLink>
        ))}
      </p>
    </Section>
  )
}
