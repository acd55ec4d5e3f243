import { useState } from 'react'
import type { Quantity } from '../../../schemas/demonstrations/common.ts'
import { type QuantityFault, readQuantity } from './read-quantity.ts'

/**
 * The number that a field's text stands for. While the text is none, the last one that was counts, so
 * that a piece never shows nonsense.
 */
export function useQuantity(text: string, quantity: Quantity, language: string) {
  const [last, setLast] = useState(quantity.first)
  const read = readQuantity(text, quantity, language)
  const fault: QuantityFault | undefined = typeof read === 'string' ? read : undefined
  if (typeof read === 'number' && read !== last) setLast(read)
  return { value: typeof read === 'number' ? read : last, fault }
}

export type QuantityInUse = ReturnType<typeof useQuantity>
