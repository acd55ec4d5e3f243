/**
 * The stretch that something takes, in words: `Day 1–2`, `Apr–Jun`, `Jun` where it ends as it begins.
 * @param span the first and the last mark, counted from 1
 * @param marks names of the marks; their numbers where they have none
 * @param unit what the marks count, such as `Day`
 */
export function spanText([first, last]: [number, number], marks: string[] = [], unit = ''): string {
  const name = (mark: number) => marks[mark - 1] ?? `${mark}`
  const stretch = last > first ? `${name(first)}–${name(last)}` : name(first)
  return unit ? `${unit} ${stretch}` : stretch
}
