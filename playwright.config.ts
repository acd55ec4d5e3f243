import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './tools/chromium.ts'

const PORT = 4273
// Workers read the outbox that the server writes, so they inherit its folder.
process.env.TEST_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'kiteline-'))
const dataFolder = process.env.TEST_DATA_DIR

/** Browser tests against the built site, served by the real server with an outbox of its own. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Twice what the slowest needs on two busy cores; a test that waits this long has failed.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${PORT}/healthz`,
    env: { PORT: String(PORT), DATA_DIR: dataFolder, RATE_LIMIT_PER_MINUTE: '1000' },
    reuseExistingServer: false,
  },
})
