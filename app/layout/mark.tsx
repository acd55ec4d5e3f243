import type { CSSProperties } from 'react'
import { href } from 'react-router'
import { useSiteData } from '../site-data.tsx'
import { Kite } from '../ui/kite/kite.tsx'

/** A brand's own drawing is on white, since it may be of any colour; inline, since few brands have one. */
const DRAWN: CSSProperties = {
  flex: 'none',
  width: 'auto',
  maxWidth: 'min(4.5rem, 10vw)',
  height: '1.9rem',
  padding: '0.15rem',
  background: 'var(--white)',
  objectFit: 'contain',
}

/** The brand's mark beside its name: its kite, or its own drawing as an image, which runs no scripts. */
export function Mark({ kite }: { kite: string | undefined }) {
  const { brand, markSize } = useSiteData()
  if (!markSize) return <Kite design={brand.kite} className={`sways ${kite}`} />
  return <img className="sways" src={href('/icon.svg')} alt="" style={DRAWN} {...markSize} />
}
