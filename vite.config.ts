import { reactRouter } from '@react-router/dev/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { shortClassName } from './tools/class-names.ts'
import { DEV_MESSAGES_PORT } from './tools/dev-port.ts'
import { SECTION_STYLES } from './tools/stylesheets.ts'
import { parts } from './tools/vite-parts.ts'

const messages = `http://localhost:${DEV_MESSAGES_PORT}`

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    // As cameras and programs name pictures, in capitals as well.
    imagetools({ include: /^[^?]+\.(?:avif|jpe?g|png|webp)\?/i }),
    icons({ compiler: 'jsx', jsx: 'react' }),
    parts(),
  ],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
  },
  // Short scripts stand in every page as their own source.
  environments: {
    ssr: { build: { minify: true } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [SECTION_STYLES] } } } },
    },
  },
  // Every page carries its styles: names that only the browser reads are short, but in development.
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  server: { proxy: { '/api': messages, '/contact/send': messages } },
}))
