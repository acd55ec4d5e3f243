import { type PointerEvent, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds that the pointer may be elsewhere on its way to the panel. */
const HOVER_GRACE = 160

/**
 * Opens and closes a popover panel by hover, and tells whether it is open.
 * The panel closes when the pointer or the focus leaves, and when the page changes; Escape, a click
 * beside it and the button are the browser's own.
 * @returns refs for the item and its panel, the handlers they need, and `expanded`: undefined until
 *   the first effect, since the browser says it by itself until then
 */
export function useDisclosure() {
  const item = useRef<HTMLLIElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [expanded, setExpanded] = useState<boolean>()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()

  const show = () => {
    clearTimeout(leaving.current)
    if (!panel.current?.matches(':popover-open')) panel.current?.showPopover()
  }
  const hide = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }, [key])

  useEffect(() => {
    setExpanded(panel.current?.matches(':popover-open') ?? false)
    const element = item.current
    if (element?.matches(':hover') && matchMedia('(hover: hover)').matches) {
      panel.current?.showPopover()
    }
    const leaveFocus = (event: FocusEvent) => {
      const next = event.relatedTarget
      if (next instanceof Node && !element?.contains(next)) panel.current?.hidePopover()
    }
    element?.addEventListener('focusout', leaveFocus)
    return () => {
      clearTimeout(leaving.current)
      element?.removeEventListener('focusout', leaveFocus)
    }
  }, [])

  return {
    expanded,
    item,
    panel,
    onToggle: (event: ToggleEvent<HTMLDivElement>) => setExpanded(event.newState === 'open'),
    hover: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && show(),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') leaving.current = setTimeout(hide, HOVER_GRACE)
      },
    },
  }
}
