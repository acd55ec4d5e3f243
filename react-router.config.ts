import type { Config } from '@react-router/dev/config'
import { pagePaths } from './tools/page-paths.ts'

export default {
  // Everything is prerendered; any file host can serve the result.
  ssr: false,
  prerender: () => pagePaths(),
} satisfies Config
