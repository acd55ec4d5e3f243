import { expect, test, vi } from 'vitest'
import { groupCommit } from './group-commit.ts'

test('What arrives in the same moment is written together, and each gets its own result', async () => {
  const write = vi.fn((items: number[]) => items.map((item) => item * 2))
  const add = groupCommit(write)
  expect(await Promise.all([1, 2, 3].map(add))).toEqual([2, 4, 6])
  expect(await add(4)).toBe(8)
  expect(write.mock.calls).toEqual([[[1, 2, 3]], [[4]]])
})

test('If the writing fails, everybody in the batch is told, and the next batch is unharmed', async () => {
  const write = vi.fn((items: number[]) => items)
  write.mockImplementationOnce(() => {
    throw new Error('full')
  })
  const add = groupCommit(write)
  const results = await Promise.allSettled([add(1), add(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await add(3)).toBe(3)
})
