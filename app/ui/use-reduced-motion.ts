import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (onChange: () => void) => {
  const asked = query()
  asked.addEventListener('change', onChange)
  return () => asked.removeEventListener('change', onChange)
}

/** Whether less motion is asked for at this moment. */
export const wantsLessMotion = () => query().matches

/** Whether the visitor has asked for less motion; in the page as it was built, no. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, wantsLessMotion, () => false)
