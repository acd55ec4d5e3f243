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
