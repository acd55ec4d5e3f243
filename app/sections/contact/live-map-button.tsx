import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'

type LiveMapButtonProps = {
  label: string
  /** Id of the iframe that shows the map. */
  frame: string
  /** Addresses of the live map and of our drawn map. */
  live: string
  drawn: string
}

/** Switches the iframe between our drawn map and a third party's live map. */
export function LiveMapButton({ label, frame, live, drawn }: LiveMapButtonProps) {
  const [isLive, setIsLive] = useState(false)
  const toggle = () => {
    const element = document.getElementById(frame)
    if (!(element instanceof HTMLIFrameElement)) return
    element.src = isLive ? drawn : live
    setIsLive(!isLive)
  }
  return (
    <Button aria-pressed={isLive} onClick={toggle}>
      {label}
    </Button>
  )
}
