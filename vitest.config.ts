import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

/** Unit tests stand beside what they test; those of the server's whole conversations in `tests/server`. */
export default defineConfig({
  plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
  test: {
    include: ['{app,contract,server,schemas,tools}/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One fewer than there are processors, as is usual, leaves half of two idle.
    maxWorkers: '100%',
    // Test files undo what they change, so a worker takes one after the other: 25 s of processor time.
    isolate: false,
    restoreMocks: true,
  },
})
