import type { Labels } from './schema.server.ts'

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
function* numbersOf(seed: number) {
  let state = seed >>> 0
  while (true) {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The share of its pace that a minute keeps from the one before. */
const HELD_ON = 0.8

/** Prices, one a minute, that wander and end where they began: they say nothing about a real day. */
export function inventedDay(day: Labels['day']): number[] {
  const { minutes, seed, level, step } = day
  const numbers = numbersOf(seed)
  let walked = 0
  let pace = 0
  const walk = Array.from({ length: minutes + 1 }, (_, minute) => {
    if (minute > 0) {
      pace = pace * HELD_ON + ((numbers.next().value ?? 0.5) * 2 - 1) * step * (1 - HELD_ON)
      walked += pace
    }
    return walked
  })
  return walk.map((way, minute) => level + way - (walked * minute) / minutes)
}
