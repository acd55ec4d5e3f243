/**
 * A span as text: `Day 1–2`, `Apr–Jun`, or `Jun` if it begins and ends there.
 * @param span the first and the last mark, counted from 1
 * @param marks names of the marks; their numbers by default
 * @param unit what the marks count, for example `Day`
 */
export function spanText([first, last]: [number, number], marks: string[] = [], unit = ''): string {
  const name = (mark: number) => marks[mark - 1] ?? `${mark}`
  const stretch = last > first ? `${name(first)}–${name(last)}` : name(first)
  return unit ? `${unit} ${stretch}` : stretch
}
