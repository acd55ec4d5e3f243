import type { DemoName } from '../../../schemas/demos/demos.ts'
import type { Background } from '../../data-attributes.ts'
import { island } from '../../islands/island.tsx'
import { Demo, type DemoView } from './demo.tsx'
import type { DemoProps } from './types.ts'

/** Makes a demo an island, on the background of its section: the frame around what the hook returns. */
export const demoIsland = <Name extends DemoName>(
  name: Name,
  background: Background,
  useView: (props: DemoProps<Name>) => DemoView,
) =>
  Object.assign(
    island(name, (props: DemoProps<Name>) => <Demo {...useView(props)} />),
    { background },
  )
