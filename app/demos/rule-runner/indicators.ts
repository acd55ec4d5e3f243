/**
 * Simple moving average (SMA): the mean of the last values.
 * @param length number of values in each mean, the newest included
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
 * @param length as for the simple one
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

/**
 * Relative strength index (RSI) as J. Welles Wilder defines it (New Concepts in Technical Trading
 * Systems, 1978): the first averages of gains and losses are simple; each later one keeps all but one
 * part in `length` of the one before.
 * @param length number of changes that an average spans; Wilder uses 14
 * @returns one for each value, from 0 to 100; undefined until there are enough. 50 where nothing moved
 */
export function relativeStrengthIndex(values: readonly number[], length: number) {
  let gain = 0
  let loss = 0
  return values.map((value, index) => {
    if (index === 0) return undefined
    const change = value - (values[index - 1] ?? value)
    const [up, down] = [Math.max(change, 0), Math.max(-change, 0)]
    if (index <= length) {
      gain += up / length
      loss += down / length
    } else {
      gain = (gain * (length - 1) + up) / length
      loss = (loss * (length - 1) + down) / length
    }
    if (index < length) return undefined
    return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss)
  })
}
