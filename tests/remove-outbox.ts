import { rmSync } from 'node:fs'

/** After all tests: deletes the outbox that `playwright.config.ts` created. */
export default function removeOutbox(): void {
  rmSync(process.env.TEST_DATA_DIR ?? '', { recursive: true, force: true })
}
