import { describe, expect, test } from 'vitest'
import { fieldTextsOf, fragmentOf } from './fragment.ts'

const FIRST = { detail: '2', corners: '' }

describe('The address of a demo', () => {
  test('names what differs from the first, and nothing else', () => {
    expect(fragmentOf('planner', FIRST, FIRST)).toBe('#planner')
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

  test('may be invalid: unknown, broken and endless values are ignored', () => {
    const nonsense = `#planner?detail=%E0%A4%A&corners=${'x'.repeat(5000)}&__proto__=1&other=2&&=`
    const state = fieldTextsOf(nonsense, 'planner', FIRST)
    expect(Object.keys(state ?? {})).toEqual(['detail', 'corners'])
    expect(state?.corners).toBe('')
  })
})
