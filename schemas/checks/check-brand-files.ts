import made from '../../contract/made-fonts.json' with { type: 'json' }
import { BRAND_FOLDER, wrongInDrawing } from '../drawing.ts'
import type { Across } from './across.ts'

/** Checks that the site's fonts were made from the typefaces that the brand names. */
export function checkFonts({ content: { brand }, brandFiles, report }: Across): void {
  for (const role of ['sans', 'serif'] as const) {
    const name = brand?.fonts[role]
    if (name === undefined) continue
    if (name.endsWith('.woff2') && !(name in brandFiles)) {
      const allowed = Object.keys(brandFiles).filter((file) => file.endsWith('.woff2'))
      report('brand.yaml', ['fonts', role], `no file "${name}" in content/${BRAND_FOLDER}`, {
        allowed,
      })
    } else if (name !== made[role]) {
      report(
        'brand.yaml',
        ['fonts', role],
        `the fonts in app/fonts are made of ${made[role]}; run "npm run fonts", which lists what there is`,
        { severity: 'warning' },
      )
    }
  }
}

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
