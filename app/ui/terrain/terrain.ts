/** The hills of the drawn terrain: centre and reach as fractions of the map's width, height in metres. */
const HILLS = [
  { x: 0.42, y: 0.26, height: 13, reach: 0.17 },
  { x: 0.3, y: 0.36, height: 8, reach: 0.13 },
  { x: 0.62, y: 0.38, height: 9, reach: 0.14 },
  { x: 0.52, y: 0.18, height: 4, reach: 0.09 },
  { x: 0.78, y: 0.22, height: 4, reach: 0.16 },
  { x: 0.16, y: 0.14, height: 3, reach: 0.14 },
  { x: 0.9, y: 0.56, height: 5, reach: 0.2 },
]

/** The map's height as a fraction of its width. */
export const MAP_RATIO = 0.625

/** Height of the drawn terrain in metres, at a place in fractions of the map's width: uneven hills. */
export function groundHeight({ x, y }: { x: number; y: number }): number {
  const bent = {
    x: x + 0.014 * Math.sin(31 * y + 2) + 0.006 * Math.sin(71 * y + 40 * x),
    y: y + 0.014 * Math.sin(27 * x) + 0.006 * Math.sin(66 * x - 30 * y),
  }
  return HILLS.reduce((sum, hill) => {
    const away = ((bent.x - hill.x) ** 2 + (bent.y - hill.y) ** 2) / hill.reach ** 2
    return sum + hill.height * Math.exp(-away)
  }, 0)
}
