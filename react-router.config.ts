import type { Config } from '@react-router/dev/config'
import { finishBuild } from './tools/finish-build/finish-build.ts'

export default {
  // Each build has its own folder (`tools/build.ts`), never the one that is being served.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/unpublished',
  // Every page is a file. The framework does not prerender them, because it loses connections: decision 018.
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => finishBuild(buildDirectory),
} satisfies Config
