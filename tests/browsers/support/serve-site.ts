import type { TestProject } from 'vitest/node'
import { serveSite } from '../../../tools/test/serve-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'firefox' | 'webkit'
    /** Address of the built site, without a slash at the end. */
    site: string
    /** Folder of its outbox. */
    outbox: string
  }
}

/** Serves the built site to all tests, with a separate outbox. */
export default async function setup(project: TestProject) {
  const { url, data, stop } = await serveSite({ RATE_LIMIT_PER_MINUTE: '0' })
  project.provide('site', url.replace(/\/$/, ''))
  project.provide('outbox', data)
  return stop
}
