import { reactRouter } from '@react-router/dev/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { LINKED_STYLES } from './contract/stylesheets.ts'
import { shortClassName } from './tools/class-names.ts'
import { contentIssues } from './tools/content-issues.ts'
import { markdownInDevelopment } from './tools/markdown-in-development.ts'
import { pictureProgress } from './tools/picture-progress.ts'
import { islands } from './tools/vite-islands.ts'

/** As cameras and programs name pictures, in capitals as well. */
const PICTURES = /^[^?]+\.(?:avif|jpe?g|png|webp)\?/i

/** While developing, a picture comes in its own size alone: all widths as AVIF take minutes. */
const QUICKLY = { resolveConfigs: () => [{ format: 'webp', effort: 'min' }] }

export default defineConfig(({ command }) => ({
  plugins: [
    contentIssues(),
    markdownInDevelopment(),
    reactRouter(),
    imagetools({
      include: PICTURES,
      // Less work than by the usual 4, and a quarter smaller than by the usual quality 50: decision 018.
      defaultDirectives: new URLSearchParams({ effort: '3', quality: '42' }),
      ...(command === 'serve' && QUICKLY),
    }),
    pictureProgress(),
    icons({ compiler: 'jsx', jsx: 'react' }),
    islands(),
  ],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
  },
  // Short scripts stand in every page as their own source.
  environments: {
    ssr: { build: { minify: true } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [LINKED_STYLES] } } } },
    },
  },
  // Every page carries its styles: names that only the browser reads are short, but in development.
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  // What builds and the message server write is no source.
  server: { watch: { ignored: ['**/build/**', '**/data/**'] } },
  // Every package is found at the start: one that is met later loads the page anew while someone types.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.ts'] },
}))
