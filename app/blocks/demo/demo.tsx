import { DemoSection } from '../../demos/frame/demo-section.tsx'
import type { DemoProps } from '../../demos/frame/types.ts'

/** What visitors can try. */
export const Demo = ({ name, labels, common, language }: DemoProps) => (
  <DemoSection name={name} labels={labels} common={common} language={language} />
)
