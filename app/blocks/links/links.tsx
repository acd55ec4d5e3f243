import { buttonClass } from '../../ui/button/button.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import type { Block } from '../block.ts'

/** Buttons to other sites; the first is the main one. */
export const Links = ({ title, text, links, background }: Block<'links'>) => (
  <Section background={background} title={title} aside={<p>{text}</p>}>
    <p className="row">
      {links.map((link, index) => (
        <ExternalLink
          key={link.href}
          {...link}
          className={buttonClass(index === 0 ? 'solid' : 'outline')}
        />
      ))}
    </p>
  </Section>
)
