import { href } from 'react-router'

type PageKiteProps = { page: string; line?: 'ink' | 'white'; className?: string | undefined }

/** The kite of a service or product as a picture: drawn in place, those of the menus were a quarter of a page. */
export const PageKite = ({ page, line = 'ink', className = '' }: PageKiteProps) => (
  <img
    src={`${href('/kites.svg')}#${page}${line === 'white' ? '/white' : ''}`}
    alt=""
    width={120}
    height={132}
    loading="lazy"
    className={className}
  />
)
