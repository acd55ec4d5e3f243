import { describe, expect, test } from 'vitest'
import { fieldTextsOf, fragmentOf } from './use-url-state.ts'

const FIRST = { detail: '2', corners: '' }

describe('The address of a demo', () => {
  test('names what differs from the first, and nothing else', () => {
    expect(fragmentOf('planner', FIRST, FIRST)).toBe('#planner')
    expect(fieldTextsOf('#planner?__proto__=1&other=2&&=', 'planner', FIRST)).toEqual(FIRST)
    expect(fragmentOf('planner', { ...FIRST, detail: '3' }, FIRST)).toBe('#planner?detail=3')
  })

  test('brings back what was written, in any script', () => {
    const state = { detail: '૨ & 3%', corners: '1,2;3\n4' }
    expect(fieldTextsOf(fragmentOf('planner', state, FIRST), 'planner', FIRST)).toEqual(state)
  })

  test('of another demo, or of none, describes nothing', () => {
    for (const hash of ['', '#planner', '#other?detail=3', '#?detail=3']) {
      expect(fieldTextsOf(hash, 'planner', FIRST)).toBeUndefined()
    }
  })
})
