import type { DemoName } from '../../../schemas/demos/demos.ts'
import type { Background } from '../../data-attributes.ts'
import { island } from '../../islands/island.tsx'
import { Demo, type DemoView } from './demo.tsx'
import type { DemoProps } from './types.ts'

/** Makes a demo an island: the frame around what its hook returns. `background` is that of its section. */
export const demoIsland = <Name extends DemoName>(
  name: Name,
  background: Background,
  useView: (props: DemoProps<Name>) => DemoView,
) =>
  Object.assign(
    island(name, (props: DemoProps<Name>) => <Demo {...useView(props)} />),
    { background },
  )
