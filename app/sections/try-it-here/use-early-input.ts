import { useEffect, useRef } from 'react'

/**
 * What was typed into a field, or slid, before its piece was awake counts.
 * @returns a ref for the field
 */
export function useEarlyInput<
  Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement,
>(onText: (text: string) => void) {
  const field = useRef<Field>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    if (field.current && field.current.value !== field.current.defaultValue)
      onText(field.current.value)
  }, [])
  return field
}
