import type { Health } from './health.ts'
import type { WatchedRequest } from './middleware/watch-requests.ts'

/** The labels are ours, so no value needs escaping. */
function sample(name: string, labels: Record<string, string | number>): string {
  const all = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  return `${name}{${all.join(',')}}`
}

/** Counts requests and deliveries since the start, and writes them with the current figures. */
export function metrics() {
  const counted = new Map<string, number>()
  const add = (key: string, by = 1) => counted.set(key, (counted.get(key) ?? 0) + by)
  return {
    countRequest({ method, route = 'none', status, ms }: WatchedRequest) {
      add(sample('site_requests_total', { method, route, status }))
      add(sample('site_request_seconds_total', { route }), ms / 1000)
    },
    countDelivery: (channel: string, result: string) =>
      add(sample('site_deliveries_total', { channel, result })),
    /** All metrics in Prometheus' text format. */
    text({ healthy, alarms, outbox, webhook }: Health): string {
      const channels = { mail: outbox, ...(webhook === 'off' ? {} : { webhook }) }
      const figures = Object.entries(channels).flatMap(([channel, one]): [string, number][] => [
        [sample('site_enquiries', { channel, state: 'waiting' }), one.waiting],
        [sample('site_enquiries', { channel, state: 'failed' }), one.failed],
        [sample('site_oldest_waiting_seconds', { channel }), one.oldestWaitingSeconds ?? 0],
      ])
      const all = new Map([
        ...counted,
        ...figures,
        ['site_healthy', healthy ? 1 : 0],
        ['site_alarms', alarms.length],
        ['site_enquiries_suspected', outbox.suspected],
        ['process_resident_memory_bytes', process.memoryUsage.rss()],
        ['process_start_time_seconds', performance.timeOrigin / 1000],
      ] as [string, number][])
      const byName = Map.groupBy(all, ([key]) => key.split('{')[0] ?? '')
      return [...byName]
        .map(([name, samples]) => {
          const type = name.endsWith('_total') ? 'counter' : 'gauge'
          return `# TYPE ${name} ${type}\n${samples.map((one) => `${one.join(' ')}\n`).join('')}`
        })
        .join('')
    },
  }
}
