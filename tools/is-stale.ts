import path from 'node:path'
import { localDay } from '../schemas/read-content.ts'
import { currentRelease } from './releases.ts'
import { sourcesDigest } from './sources-digest.ts'

/**
 * Tells whether the built site is missing, was made of something else than what is there now, or
 * has an article to show whose day has come.
 * @param root the project's folder
 */
export function isStale(root = '.'): boolean {
  const release = currentRelease(path.join(root, 'build'))
  if (!release || (release.due && release.due <= localDay())) return true
  return release.sources !== sourcesDigest(root)
}
