import { expect, test } from 'vitest'
import { demoOfSheet, LINKED_STYLES } from './stylesheets.ts'

test.each(['payslip', 'own-kite', 'plan-4', 'gst_2026'])(
  'The stylesheet of the demo %s is linked where it is shown, and nowhere else',
  (demo) => {
    const name = LINKED_STYLES.name(`/app/demos/${demo}/board.module.css`)
    for (const hash of ['a1B2', 'a-b_'])
      expect(demoOfSheet(`/assets/${name}-${hash}.css`)).toBe(demo)
  },
)
