import type { DemoLabels } from '../../../schemas/demo-shape.ts'
import type { Background } from '../../data-attributes.ts'
import { Demo, type DemoView } from './demo.tsx'
import type { DemoProps } from './types.ts'

/**
 * The frame around what a demo's hook returns; `DemoSection` makes it an island. `background` is that of
 * its section.
 */
export const demoIsland = <Labels extends DemoLabels>(
  background: Background,
  useView: (props: DemoProps<Labels>) => DemoView,
) => {
  const inFrame = (props: DemoProps<Labels>) => <Demo {...useView(props)} />
  return { background, Component: inFrame }
}
