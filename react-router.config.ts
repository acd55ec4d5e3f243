import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { finishBuild } from './tools/finish-build/finish-build.ts'
import { filePaths } from './tools/page-paths.ts'
import { writePages } from './tools/write-pages.ts'

export default {
  // Each build has its own folder (`tools/build.ts`), never the one that is being served.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/unpublished',
  // Every page is a file. The framework does not prerender them, because it loses connections: decision 018.
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writePages(buildDirectory, filePaths())
    await finishBuild(path.join(buildDirectory, 'client'))
  },
} satisfies Config
