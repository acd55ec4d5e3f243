import { useEffect, useState } from 'react'
import type { DemoLabels } from '../../../schemas/demos/demos.ts'
import { weigh } from './weigh.ts'

const KINDS = ['navigation', 'resource']

/** Weighs this page with what the platform tells of it; nothing is fetched and nothing is sent. */
const weighHere = () =>
  weigh(KINDS.flatMap((kind) => performance.getEntriesByType(kind) as PerformanceResourceTiming[]))

/** The weight of this page: ours until it is hydrated, then what the visitor's browser has taken so far. */
export function useWeight(first: DemoLabels['page-weight']['first']) {
  const [weight, setWeight] = useState<ReturnType<typeof weigh>>(first)
  useEffect(() => {
    const observer = new PerformanceObserver(() => setWeight(weighHere()))
    observer.observe({ entryTypes: KINDS })
    setWeight(weighHere())
    return () => observer.disconnect()
  }, [])
  return weight
}
