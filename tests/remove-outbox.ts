import { rmSync } from 'node:fs'

/** After all tests: the outbox that `playwright.config.ts` made for them goes. */
export default function removeOutbox(): void {
  rmSync(process.env.TEST_DATA_DIR ?? '', { recursive: true, force: true })
}
