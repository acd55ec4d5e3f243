/** A value as a whole number of half units: finer steps are invisible in a drawing 750 units wide. */
const halves = (value: number) => Math.round(value * 2)

/**
 * A line through points as SVG path data. Each point is written relative to the one before: for a day's
 * prices that takes half as much of the page, after compression.
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
