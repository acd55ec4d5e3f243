import { BRAND_FOLDER } from '../drawing.ts'
import made from '../made-fonts.json' with { type: 'json' }
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
