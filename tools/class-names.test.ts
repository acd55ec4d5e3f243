import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

/** The animations of all components: stylesheet and name. */
const ANIMATIONS = globSync('app/**/*.module.css').flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => ({
    file,
    name,
  })),
)

/** Names animations as a build does, in the order in which it reads their stylesheets. */
async function shortNamesOf(animations: typeof ANIMATIONS) {
  vi.resetModules()
  const { shortClassName } = await import('./class-names.ts')
  return animations.map(({ name, file }) => shortClassName(name, file))
}

test('Animations have the same short names in every build, whichever stylesheet is read first', async () => {
  const names = await shortNamesOf(ANIMATIONS)
  expect(new Set(names).size).toBe(ANIMATIONS.length)
  expect((await shortNamesOf(ANIMATIONS.toReversed())).toReversed()).toEqual(names)
})

test('An animation that its stylesheet does not define is an error', async () => {
  const [one, other] = ANIMATIONS
  const names = shortNamesOf([{ file: one?.file ?? '', name: other?.name ?? '' }])
  await expect(names).rejects.toThrow(`${other?.name} is neither a class nor an animation`)
})
