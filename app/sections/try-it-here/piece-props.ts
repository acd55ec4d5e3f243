import type { CommonPieceWords } from '../../../schemas/demonstrations/common.ts'

/** What every piece gets: plain data, since it is a part. */
export type PieceProps<Words> = {
  words: Words
  common: CommonPieceWords
  /** Language and region, for numbers: the same when the page is built as in the browser. */
  language: string
}
