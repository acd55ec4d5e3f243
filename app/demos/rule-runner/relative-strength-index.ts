/**
 * Relative strength index (RSI) as J. Welles Wilder has it (New Concepts in Technical Trading Systems,
 * 1978): the first averages of gains and losses are simple, the next take over all but one part in
 * `length` of the last.
 * @param length changes that an average spans; Wilder takes 14
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
