import type { Config } from '@react-router/dev/config'

export default {
  // Each build has its own folder (`tools/build/build.ts`), never the one that is being served.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/unpublished',
  // Every page is a file. The framework does not prerender them, because it loses connections: decision 018.
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    // Development reads this file too, and would keep the tools of the build in memory.
    const { finishBuild } = await import('./tools/build/finish-build.ts')
    await finishBuild(buildDirectory)
  },
} satisfies Config
