import { expect, test } from 'vitest'
import { loadingTime } from './loading-time.ts'

test.each([
  // 8 million bits at 8 Mbit/s take 1 s; 4 round trips for the page and 1 for six files, 0.1 s each.
  ['six files beside the page take one more turn', 1_000_000, 7, 8, 100, 1.5],
  ['a seventh file takes another', 1_000_000, 8, 8, 100, 1.6],
  ['a page alone takes four round trips', 100_000, 1, 8, 100, 0.5],
  // 17.6 million bits at 1.6 Mbit/s take 11 s; 71 files take 12 turns: (4 + 12) × 0.15 s.
  ['the median page takes long on slow 4G', 2_200_000, 72, 1.6, 150, 13.4],
])('%s', (_, bytes, requests, megabits, roundTrip, seconds) => {
  expect(loadingTime({ bytes, requests }, { megabits, roundTrip })).toBeCloseTo(seconds, 9)
})
