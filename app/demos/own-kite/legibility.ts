/**
 * What a contrast ratio is sufficient for: text of any size from 4.5 (WCAG 2.2, 1.4.3), only large text
 * and graphics from 3 (1.4.3, 1.4.11), or neither.
 */
export const legibility = (ratio: number) => (ratio >= 4.5 ? 'any' : ratio >= 3 ? 'large' : 'none')
