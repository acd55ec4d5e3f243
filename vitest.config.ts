import { availableParallelism } from 'node:os'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

/** Unit tests are beside the code; tests of the whole server are in `tests/server`. */
export default defineConfig({
  plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
  test: {
    include: ['{app,contract,editor,model,server,tools}/**/*.test.ts', 'tests/**/*.test.ts'],
    // Many tests start processes and use sockets, which is slow on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The longest tests wait for another program and use no processor meanwhile.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Test files undo their changes, so they can share a worker, which saves 25 s of processor time.
    isolate: false,
    globalSetup: 'tests/share-compiled-code.ts',
    restoreMocks: true,
  },
})
