import * as icons from './icons.ts'

const ICONS = icons

export type IconName = keyof typeof ICONS

/** A decorative icon of the Lucide set; text beside it states the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Glyph = ICONS[name]
  // Its height follows from its width.
  return <Glyph width={size} height={undefined} aria-hidden="true" />
}
