/**
 * Simple moving average (SMA): the mean of the last values.
 * @param length how many values are looked back on, the newest included
 * @returns one for each value; undefined until there are enough
 */
export function simpleMovingAverage(values: readonly number[], length: number) {
  let sum = 0
  return values.map((value, index) => {
    sum += value - (values[index - length] ?? 0)
    return index < length - 1 ? undefined : sum / length
  })
}

/**
 * Exponential moving average (EMA): begins with the simple one, then moves towards each new value by
 * 2 ÷ (length + 1) of the way.
 * @param length as of the simple one
 * @returns one for each value; undefined until there are enough
 */
export function exponentialMovingAverage(values: readonly number[], length: number) {
  const share = 2 / (length + 1)
  const [begins] = simpleMovingAverage(values.slice(0, length), length).slice(length - 1)
  let last = begins
  return values.map((value, index) => {
    if (index < length - 1 || last === undefined) return undefined
    if (index >= length) last += (value - last) * share
    return last
  })
}
