import { useCallback, useEffect, useState } from 'react'
import type { DemoLabels } from '../../../schemas/demos/demos.ts'
import type { KindOfFile } from '../../../schemas/demos/kinds-of-file.ts'
import { weigh } from './weigh.ts'

/** What a page weighs; times in milliseconds from when it was shown, where the browser tells them. */
export type Weight = {
  bytes: Record<KindOfFile, number>
  requests: number
  firstPaint: number | undefined
  largestPaint: number | undefined
  /** Measured in this browser, not by us before. */
  isHere: boolean
}

/** The largest paint so far (https://w3c.github.io/largest-contentful-paint/), where it is told. */
function largestPaint(): Promise<number | undefined> {
  if (!PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'))
    return Promise.resolve(undefined)
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime))
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  // If nothing large was painted, no entry comes.
  setTimeout(() => resolve(undefined), 500)
  return promise.finally(() => observer.disconnect())
}

/** Weighs the page with what the platform tells of it; nothing is fetched and nothing is sent. */
async function weighHere(): Promise<Weight> {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const all = page ? [page, ...files] : files
  // Nobody waits for a prerendered page until it is shown.
  const shown = (page as { activationStart?: number } | undefined)?.activationStart ?? 0
  const since = (time: number | undefined) =>
    time === undefined ? undefined : Math.max(0, time - shown)
  const [first] = performance.getEntriesByName('first-contentful-paint')
  return {
    bytes: weigh(all),
    requests: all.length,
    firstPaint: since(first?.startTime),
    largestPaint: since(await largestPaint()),
    isHere: true,
  }
}

/** The page's weight: ours until it is hydrated, then the visitor's; and a way to weigh again. */
export function useWeight({ source: _, ...first }: DemoLabels['page-weight']['first']) {
  const [weight, setWeight] = useState<Weight>({ ...first, isHere: false })
  const again = useCallback(() => void weighHere().then(setWeight), [])
  useEffect(again, [again])
  return { weight, again }
}
