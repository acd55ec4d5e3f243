import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  logLevel: 'error',
  plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
  build: { assetsInlineLimit: 0 },
})
