import type { Config } from '@react-router/dev/config'
import { finishBuild } from './tools/finish-build/finish-build.ts'
import { contentPaths } from './tools/page-paths.ts'

export default {
  // Each build has a folder of its own (`tools/build.ts`); never the one that is being served.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/unpublished',
  // Every page is a file: the fixed ones by the route table, the others by what `content/` holds.
  prerender: async ({ getStaticPaths }) => [...getStaticPaths(), ...contentPaths()],
  buildEnd: ({ viteConfig }) =>
    finishBuild(viteConfig.environments.client?.build.outDir ?? 'build/client'),
} satisfies Config
