import { describe, expect, test } from 'vitest'
import { fragmentOf, standOf } from './fragment.ts'

const FIRST = { detail: '2', corners: '' }

describe('The address of a demo', () => {
  test('names what differs from the first, and nothing else', () => {
    expect(fragmentOf('planner', FIRST, FIRST)).toBe('#planner')
    expect(fragmentOf('planner', { ...FIRST, detail: '3' }, FIRST)).toBe('#planner?detail=3')
  })

  test('brings back what was written, in any script', () => {
    const stand = { detail: '૨ & 3%', corners: '1,2;3\n4' }
    expect(standOf(fragmentOf('planner', stand, FIRST), 'planner', FIRST)).toEqual(stand)
  })

  test('of another demo, or of none, describes nothing', () => {
    for (const hash of ['', '#planner', '#other?detail=3', '#?detail=3']) {
      expect(standOf(hash, 'planner', FIRST)).toBeUndefined()
    }
  })

  test('may hold nonsense: what nobody knows, is broken or endless is ignored', () => {
    const nonsense = `#planner?detail=%E0%A4%A&corners=${'x'.repeat(5000)}&__proto__=1&other=2&&=`
    const stand = standOf(nonsense, 'planner', FIRST)
    expect(Object.keys(stand ?? {})).toEqual(['detail', 'corners'])
    expect(stand?.corners).toBe('')
  })
})
