import { href } from 'react-router'
import { useSiteData } from '../site-data.tsx'
import { Kite } from '../ui/kite/kite.tsx'

/**
 * The brand's mark beside its name: its kite, or its own drawing. An image runs no scripts, and its
 * styles stay its own.
 */
export function Mark({
  kite,
  drawing,
}: {
  kite?: string | undefined
  drawing?: string | undefined
}) {
  const { brand, markSize } = useSiteData()
  if (!markSize) return <Kite design={brand.kite} className={kite ?? ''} />
  return <img src={href('/icon.svg')} alt="" className={drawing} {...markSize} />
}
