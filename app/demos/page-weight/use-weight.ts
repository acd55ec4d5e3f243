import { useEffect, useState } from 'react'
import type { Labels } from './schema.server.ts'
import { weigh } from './weigh.ts'

const KINDS = ['navigation', 'resource']

/** Weighs this page by what the Performance API reports; nothing is fetched and nothing is sent. */
const weighHere = () =>
  weigh(KINDS.flatMap((kind) => performance.getEntriesByType(kind) as PerformanceResourceTiming[]))

/** The weight of this page: the given one until hydration, then what the visitor's browser has fetched. */
export function useWeight(first: Labels['first']) {
  const [weight, setWeight] = useState<ReturnType<typeof weigh>>(first)
  useEffect(() => {
    const observer = new PerformanceObserver(() => setWeight(weighHere()))
    observer.observe({ entryTypes: KINDS })
    setWeight(weighHere())
    return () => observer.disconnect()
  }, [])
  return weight
}
