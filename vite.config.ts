import contentCollections from '@content-collections/vite'
import { reactRouter } from '@react-router/dev/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'
import { imagetools } from 'vite-imagetools'

export default defineConfig({
  plugins: [contentCollections(), reactRouter(), imagetools(), icons({ compiler: 'jsx', jsx: 'react' })],
  build: { assetsInlineLimit: 0 },
})
