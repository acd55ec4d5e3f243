import type { ReactNode } from 'react'
import type { DemoName } from '../../../schemas/demos/demos.ts'
import type { Background } from '../../data-attributes.ts'
import { island } from '../../islands/island.tsx'
import type { DemoProps } from './types.ts'

/** Makes the component of a demo an island, on the background of its section. */
export const demoIsland = <Name extends DemoName>(
  name: Name,
  background: Background,
  Component: (props: DemoProps<Name>) => ReactNode,
) => Object.assign(island(name, Component), { background })
