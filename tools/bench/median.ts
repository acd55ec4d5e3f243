/** The middle one of some numbers; of an even count the upper of the two in the middle. */
export const median = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
