import path from 'node:path'
import { defineConfig } from 'vitest/config'

const HERE = import.meta.dirname

/** `npm run test:browsers`: the built site in Firefox and in WebKit, one project each. */
export default defineConfig({
  test: {
    root: path.join(HERE, '../..'),
    include: ['tests/browsers/*.smoke.ts'],
    globalSetup: path.join(HERE, 'support/serve-site.ts'),
    // One browser at a time, for all files.
    maxWorkers: 1,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    projects: (['firefox', 'webkit'] as const).map((engine) => ({
      extends: true,
      test: { name: engine, provide: { engine } },
    })),
  },
})
