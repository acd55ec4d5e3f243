import path from 'node:path'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { PAGE } from '../server/built-page.ts'

/** The editor's page. */
export default defineConfig({
  logLevel: 'error',
  plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
  build: { outDir: path.resolve(PAGE), emptyOutDir: true, assetsInlineLimit: 0 },
})
