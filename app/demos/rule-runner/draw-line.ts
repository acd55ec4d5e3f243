/** Less than half a unit is not seen in a drawing of 750 units. */
const halves = (value: number) => Math.round(value * 2)

/**
 * A line through points as the data of an SVG path. Each point is written as its distance from the one
 * before: for a day's prices that is half as long in the page, after compression.
 * @param points pairs of x and y
 * @returns path data, rounded to half units; empty without points
 */
export function drawLine(points: readonly (readonly [x: number, y: number])[]): string {
  const rounded = points.map(([x, y]) => [halves(x), halves(y)] as const)
  return rounded
    .map(([x, y], index) => {
      const [fromX, fromY] = rounded[index - 1] ?? [0, 0]
      return `${index === 0 ? 'M' : 'l'}${(x - fromX) / 2} ${(y - fromY) / 2}`
    })
    .join('')
}
