import { availableParallelism } from 'node:os'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

/** Unit tests stand beside what they test; those of the server's whole conversations in `tests/server`. */
export default defineConfig({
  plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
  test: {
    include: ['{app,contract,server,schemas,tools}/**/*.test.ts', 'tests/**/*.test.ts'],
    // Many tests start processes and speak over sockets: on a busy machine that takes its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The longest of them wait for another program, and leave the processors to others meanwhile.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Test files undo what they change, so a worker takes one after the other: 25 s of processor time.
    isolate: false,
    restoreMocks: true,
  },
})
