import type { ComponentType, SVGProps } from 'react'
import ArrowLeft from '~icons/lucide/arrow-left'
import ArrowRight from '~icons/lucide/arrow-right'
import ArrowUp from '~icons/lucide/arrow-up'
import External from '~icons/lucide/arrow-up-right'
import ChevronDown from '~icons/lucide/chevron-down'
import Mail from '~icons/lucide/mail'
import Menu from '~icons/lucide/menu'
import Chat from '~icons/lucide/message-circle'
import Pause from '~icons/lucide/pause'
import Phone from '~icons/lucide/phone'
import Play from '~icons/lucide/play'
import Search from '~icons/lucide/search'
import Shuffle from '~icons/lucide/shuffle'
import Close from '~icons/lucide/x'

const ICONS = {
  arrowLeft: ArrowLeft,
  arrowRight: ArrowRight,
  arrowUp: ArrowUp,
  chevronDown: ChevronDown,
  external: External,
  mail: Mail,
  menu: Menu,
  chat: Chat,
  pause: Pause,
  phone: Phone,
  play: Play,
  search: Search,
  shuffle: Shuffle,
  close: Close,
} satisfies Record<string, ComponentType<SVGProps<SVGSVGElement>>>

export type IconName = keyof typeof ICONS

/** A decorative icon of the Lucide set; text beside it states the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Glyph = ICONS[name]
  // Its height follows from its width.
  return <Glyph width={size} height={undefined} aria-hidden="true" />
}
