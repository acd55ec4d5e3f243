import type { DemoName } from '../../../schemas/demos/demos.ts'
import { useBuiltPage } from '../../islands/built-page.tsx'
import { LinkedStyles } from '../../styles/linked-styles.tsx'

/** Links the styles of a demo right before it, as `section-styles.tsx` does: no other page has them. */
export function DemoStyles({ demo }: { demo: DemoName }) {
  const address = useBuiltPage()?.demoStyles[demo]
  return address && <LinkedStyles address={address} />
}
