import { currentRelease } from './releases.ts'
import { sourcesDigest } from './sources-digest.ts'

/** Tells whether the built site is missing, or was made of something else than what is there now. */
export const isStale = () => currentRelease('build')?.sources !== sourcesDigest()
