import { useBuiltPage } from '../islands/built-page.tsx'

/**
 * Ends the hero of a page: the styles of all other sections are linked here. Browsers show what
 * stands above while they fetch it, and what stands below with its styles
 * (https://html.spec.whatwg.org/multipage/links.html#body-ok). The font and the picture above go first.
 */
export function SectionStyles() {
  const built = useBuiltPage()
  return built && <link rel="stylesheet" href={built.sectionStyles} fetchPriority="low" />
}
