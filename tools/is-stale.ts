import { existsSync, globSync, statSync } from 'node:fs'

/** What the built site is made of. */
const SOURCES = [
  '{app,content,contract,schemas,public}/**/*',
  'tools/{page-paths,finish-build}*',
  'tools/finish-build/*',
  '*.config.ts',
  'package-lock.json',
]

/** Written last by the build: a build that broke half way is stale. */
export const STAMP = 'build/built'

/** Tells whether the built site is missing or older than something it is made of. */
export function isStale(): boolean {
  if (!existsSync(STAMP)) return true
  const built = statSync(STAMP).mtimeMs
  return globSync(SOURCES).some((file) => statSync(file).mtimeMs > built)
}
