/**
 * What a contrast ratio is good for: text of any size from 4.5 on (WCAG 2.2, 1.4.3), large letters and
 * drawings alone from 3 on (1.4.3, 1.4.11), or neither.
 */
export const legibility = (ratio: number) => (ratio >= 4.5 ? 'any' : ratio >= 3 ? 'large' : 'none')
