import type { CutText } from './cut-to-width.ts'
import type { Labels } from './schema.server.ts'

type Key = keyof Labels['advice']

/** One remark on a result: its key, whether all is well, and the values that are filled into its text. */
export type Remark = { key: Key; good: boolean; values: Record<string, string> }

type Shown = { desktop: CutText & { limit: number }; phone: CutText }

const endOf = (shown: string) => shown.split(' ').slice(-5).join(' ')

/** The remark on a title or a description: whether it fits both screens. */
function remarkOn(of: 'title' | 'description', { desktop, phone }: Shown, short: number): Remark {
  const remark = (how: string, good: boolean, shown = '') => ({
    key: `${of}${how}` as Key,
    good,
    values: { shown: endOf(shown) },
  })
  if (!desktop.shown) return remark('Missing', false)
  if (desktop.cut) return remark('Cut', false, desktop.shown)
  if (phone.cut) return remark('PhoneCut', false, phone.shown)
  return desktop.width < desktop.limit * short ? remark('Short', false) : remark('Fits', true)
}

/** The remarks on a result, the title first. A text narrower than the share `short` of its limit is short. */
export function adviceOn(title: Shown, description: Shown, missing: string[], short: number) {
  const remark: Remark = {
    key: missing.length > 0 ? 'wordsMissing' : 'wordsThere',
    good: missing.length === 0,
    values: { words: missing.join(', ') },
  }
  return [
    remarkOn('title', title, short),
    ...(title.desktop.shown ? [remark] : []),
    remarkOn('description', description, short),
  ]
}
