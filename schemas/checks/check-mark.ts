import { BRAND_FOLDER, wrongInDrawing } from '../drawing.ts'
import type { Across } from './across.ts'

/** Checks the brand's own drawing, and that its folder has nothing that the site cannot use. */
export function checkMark({ content: { brand }, brandFiles, report }: Across): void {
  for (const [file, text] of Object.entries(brandFiles)) {
    if (/^[a-z0-9-]+\.woff2$/.test(file)) continue
    const wrong = /^[a-z0-9-]+\.svg$/.test(file)
      ? wrongInDrawing(text)
      : 'has no place here; there are a mark (.svg) and fonts (.woff2), named in small letters'
    if (wrong) report(`${BRAND_FOLDER}${file}`, '', wrong, { line: 1 })
  }
  if (brand?.mark === undefined || brand.mark in brandFiles) return
  const allowed = Object.keys(brandFiles).filter((file) => file.endsWith('.svg'))
  report('brand.yaml', ['mark'], `no file "${brand.mark}" in content/${BRAND_FOLDER}`, { allowed })
}
