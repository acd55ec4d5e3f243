import { href } from 'react-router'

/**
 * The kite beside a link of a menu: a picture in one file with all others, which browsers fetch when a
 * menu opens. Drawn in place, the kites of both menus were a quarter of every page's markup.
 * @param page path of the page to which the link leads
 */
export function MenuKite({
  page,
  className = '',
}: {
  page: string
  className?: string | undefined
}) {
  return (
    <img
      src={`${href('/kites.svg')}#${page}`}
      alt=""
      width={120}
      height={132}
      loading="lazy"
      className={className}
    />
  )
}
