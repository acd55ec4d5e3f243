import type { CSSProperties } from 'react'
import { useSiteData } from '../site-data.tsx'
import { longWord } from '../ui/text/long-word.ts'
import styles from './brand-mark.module.css'
import { Mark } from './mark.tsx'

/** Fits a long name into the header; inline, since few names are long, and every page contains the layout's styles. */
const FITTED: CSSProperties = {
  marginInlineEnd: '-1.25rem',
  fontSize:
    'clamp(0.625rem, (100vw - 2 * var(--gutter) - var(--aside, 11.6rem)) / (var(--longest) * var(--letter) * 1.07), 1.6rem)',
}

/** The mark and the agency's name, as a link to Home. */
export function BrandMark() {
  const { brand } = useSiteData()
  const { style, ...long } = longWord(brand.name)
  return (
    <a href="/" className={styles.mark} {...long} style={style && { ...style, ...FITTED }}>
      <Mark kite={styles.kite} />
      {brand.name}
    </a>
  )
}
