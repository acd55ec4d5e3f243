/** What two colours are good for: text of any size, large letters and drawings alone, or neither. */
export type Legibility = 'any' | 'large' | 'none'

/**
 * What a ratio is good for: 4.5 for text (WCAG 2.2, 1.4.3), 3 for large text and for drawings (1.4.3,
 * 1.4.11).
 */
export function legibility(ratio: number): Legibility {
  if (ratio >= 4.5) return 'any'
  return ratio >= 3 ? 'large' : 'none'
}
