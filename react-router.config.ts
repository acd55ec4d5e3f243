import type { Config } from '@react-router/dev/config'
import { finishBuild } from './tools/finish-build/finish-build.ts'
import { filePaths } from './tools/page-paths.ts'

export default {
  // Each build has a folder of its own (`tools/build.ts`); never the one that is being served.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/unpublished',
  // Everything is prerendered; any file host can serve the result.
  ssr: false,
  // A page's module is small, and wanted whole (`tools/finish-build/wake-on-intent.ts`).
  splitRouteModules: false,
  prerender: () => filePaths(),
  buildEnd: ({ viteConfig }) =>
    finishBuild(viteConfig.environments.client?.build.outDir ?? 'build/client'),
} satisfies Config
