import path from 'node:path'
import { localDay } from '../../model/read-content.ts'
import { currentRelease } from './releases.ts'
import { sourcesDigest } from './sources-digest.ts'

/** Whether the site is not built, was built from other sources, or lacks a scheduled article that is due. */
export function isStale(root = '.'): boolean {
  const release = currentRelease(path.join(root, 'build'))
  if (!release || (release.due && release.due <= localDay())) return true
  return release.sources !== sourcesDigest(root)
}
