/** Less than a tenth of a unit is not seen. */
const tenths = (value: number) => Math.round(value * 10)

/**
 * A line through points as the data of an SVG path. Each point is written as its distance from the one
 * before: for a day's prices that is half as long in the page, after compression.
 * @param points pairs of x and y
 * @returns path data, rounded to tenths; empty without points
 */
export function drawLine(points: readonly (readonly [x: number, y: number])[]): string {
  const rounded = points.map(([x, y]) => [tenths(x), tenths(y)] as const)
  return rounded
    .map(([x, y], index) => {
      const [fromX, fromY] = rounded[index - 1] ?? [0, 0]
      return `${index === 0 ? 'M' : 'l'}${(x - fromX) / 10} ${(y - fromY) / 10}`
    })
    .join('')
}
