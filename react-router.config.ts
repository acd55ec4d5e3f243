import type { Config } from '@react-router/dev/config'
import { finishBuild } from './tools/finish-build/finish-build.ts'
import { filePaths } from './tools/page-paths.ts'

export default {
  // Everything is prerendered; any file host can serve the result.
  ssr: false,
  prerender: () => filePaths(),
  buildEnd: ({ viteConfig }) =>
    finishBuild(viteConfig.environments.client?.build.outDir ?? 'build/client'),
} satisfies Config
