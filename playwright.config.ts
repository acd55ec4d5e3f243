import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium, findHeadlessShell } from './tools/test/chromium.ts'

const PORT = Number(process.env.TEST_PORT ?? 4273)
// Workers read the outbox that the server writes, so they inherit its folder.
process.env.TEST_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'kiteline-outbox-'))
// By number: if the resolver is slow to report that `localhost` has no IPv6 address, each of many
// parallel requests waits five seconds for it.
const ADDRESS = `http://127.0.0.1:${PORT}`
const dataFolder = process.env.TEST_DATA_DIR

/** Tests that compare pictures or fonts, navigate, or use autofill need the full browser. */
const MEASURING = /(arrival|page-changes|autofill)(\.long)?\.e2e\.ts/

/** Tests of a copy of the site with every optional service configured, and every block. */
const CONFIGURED = /(third-parties|other-companies|every-block)\.long\.e2e\.ts/

const launch = (executablePath: string | undefined) => ({
  launchOptions: {
    executablePath,
    args: chromiumArguments,
    // The back button restores pages from the cache, as for a visitor.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Browser tests against the built site, served by the real server with its own outbox. */
export default defineConfig({
  globalTeardown: './tests/remove-outbox.ts',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for a minute: no timeout here is an assertion, and the end of the run
  // lists the tests that needed a retry.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: ADDRESS,
    viewport: { width: 1280, height: 900 },
    // Tests of motion enable it (`MOVING`); elsewhere it would cost a quarter of the time.
    contextOptions: { reducedMotion: 'reduce' },
    // A test that needs a retry leaves a trace: `npx playwright show-trace test-results/…/trace.zip`.
    trace: 'on-first-retry',
  },
  projects: [
    // One worker, so that the copy is built once; first, so that the run does not end with that worker alone.
    { name: 'configured', testMatch: CONFIGURED, workers: 1, use: launch(findChromium()) },
    {
      name: 'behaviour',
      testIgnore: [MEASURING, CONFIGURED],
      use: launch(findHeadlessShell() ?? findChromium()),
    },
    { name: 'measures', testMatch: MEASURING, use: launch(findChromium()) },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `${ADDRESS}/healthz`,
    env: { PORT: String(PORT), DATA_DIR: dataFolder, RATE_LIMIT_PER_MINUTE: '1000' },
    reuseExistingServer: false,
  },
})
