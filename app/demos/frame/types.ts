import type { CommonDemoLabels, DemoLabels } from './demo-shape.ts'

/** Props of every demo: plain data, since it is an island. */
export type DemoProps<Labels extends DemoLabels = DemoLabels> = {
  name: string
  labels: Labels
  common: CommonDemoLabels
  /** Language and region for numbers, the same at build time and in the browser. */
  language: string
}

/** What the frame takes from a demo's hook, `useDemo`. */
export type DemoInFrame = Omit<DemoProps, 'language'> & { startAgain: () => void }
