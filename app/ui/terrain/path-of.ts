/** An SVG path in whole units, each point relative to the one before: short, since it is part of the page. */
export function pathOf(points: readonly { x: number; y: number }[]): string {
  const [first, ...others] = points.map(({ x, y }) => [Math.round(x), Math.round(y)] as const)
  if (!first) return ''
  const steps = others.flatMap(([x, y], index) => {
    const [lastX, lastY] = others[index - 1] ?? first
    return x === lastX && y === lastY ? [] : `${x - lastX} ${y - lastY}`
  })
  return `M${first.join(' ')}l${steps.join(' ')}`
}
