import { href } from 'react-router'
import { useSiteData } from '../site-data.tsx'
import { Kite } from '../ui/kite/kite.tsx'
import styles from './mark.critical.module.css'

/**
 * The brand's mark beside its name: its kite, or its own drawing. An image runs no scripts, and its
 * styles stay its own.
 * @param kite the class of the kite
 */
export function Mark({ kite }: { kite: string | undefined }) {
  const { brand, markSize } = useSiteData()
  if (!markSize) return <Kite design={brand.kite} className={kite ?? ''} />
  return <img src={href('/icon.svg')} alt="" className={styles.drawing} {...markSize} />
}
