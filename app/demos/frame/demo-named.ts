import type { ComponentType } from 'react'
import type { DemoName } from '../../../schemas/demos/demos.ts'
import type { Background } from '../../data-attributes.ts'
import type { DemoProps } from './types.ts'

/** What `<demo>.island.tsx` exports. */
type DemoModule<Name extends DemoName> = {
  default: ComponentType<DemoProps<Name>>
  /** The background of the demo's section. */
  background: Background
}

const MODULES = import.meta.glob('../*/*.island.tsx', { eager: true })

/**
 * The island of a demo.
 * @throws Error where its folder has none
 */
export function demoNamed<Name extends DemoName>(name: Name): DemoModule<Name> {
  const module = MODULES[`../${name}/${name}.island.tsx`]
  if (!module) throw new Error(`app/demos/${name}/${name}.island.tsx is missing`)
  return module as DemoModule<Name>
}
