import { CONSENT_KEY } from '../../schemas/storage-keys.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000

/** The visitor's answer to whether the visit may be counted. */
export type Answer = 'allow' | 'refuse'

const isAnswer = (value: unknown): value is Answer => value === 'allow' || value === 'refuse'

/** The answer given within the last twelve months; undefined if there is none or it cannot be read. */
export function storedAnswer(): Answer | undefined {
  try {
    const { answer, at } = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '{}')
    const age = Date.now() - at
    return isAnswer(answer) && age >= 0 && age < YEAR ? answer : undefined
  } catch {
    return undefined
  }
}

/** Stores an answer; where storage is not available, the next page asks again. */
export function storeAnswer(answer: Answer): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify({ answer, at: Date.now() }))
  } catch {
    // The answer holds for this page.
  }
}
