/** The length of a film, from those of its shots, in seconds. */
export const lengthOf = (shots: readonly number[]) => shots.reduce((sum, shot) => sum + shot, 0)

/** Seconds to read a caption; the BBC's Subtitle Guidelines ask for 0.3 a word. */
export const readingTime = (caption: string, perWord: number) =>
  caption.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length * perWord

/** The shot on the screen at a moment of the film, and how much of it has been played, from 0 to 1. */
export function shotAt(shots: readonly number[], seconds: number) {
  let start = 0
  for (const [index, length] of shots.entries()) {
    if (seconds < start + length || index === shots.length - 1)
      return { index, progress: Math.min((seconds - start) / length, 1) }
    start += length
  }
  return { index: 0, progress: 0 }
}

/** Seconds into the film at which a shot begins. */
export const startOf = (shots: readonly number[], index: number) => lengthOf(shots.slice(0, index))

type Trim = { low: number; high: number; step: number; strip: number }

/** Trims a shot in whole steps, within its limits and those of the strip. */
export function trimmed(shots: readonly number[], index: number, seconds: number, trim: Trim) {
  const { low, high, step, strip } = trim
  const left = strip - lengthOf(shots) + (shots[index] ?? 0)
  const steps = Math.floor(Math.min(high, left) / step)
  return shots.with(index, Math.max(low, Math.min(Math.round(seconds / step), steps) * step))
}

/** Seconds as a film's clock shows them: `0:07`. */
export const clockTime = (seconds: number) => {
  const whole = Math.floor(seconds + 1e-6)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
