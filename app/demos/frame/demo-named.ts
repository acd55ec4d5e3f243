import type { DemoName } from '../../../schemas/demos/demos.ts'
import type { demoIsland } from './demo-island.ts'

/** What `<demo>.island.tsx` exports. */
type DemoModule<Name extends DemoName> = { default: ReturnType<typeof demoIsland<Name>> }

const MODULES = import.meta.glob('../*/*.island.tsx', { eager: true })

/**
 * The island of a demo.
 * @throws Error where its folder has none
 */
export function demoNamed<Name extends DemoName>(name: Name) {
  const module = MODULES[`../${name}/${name}.island.tsx`]
  if (!module) throw new Error(`app/demos/${name}/${name}.island.tsx is missing`)
  return (module as DemoModule<Name>).default
}
