import type { Health } from './health.ts'
import type { WatchedRequest } from './middleware/watch-requests.ts'

type Labels = Record<string, string | number>
type Sample = readonly [Labels, number]

/** Counts requests and deliveries since the start, and writes them with the current figures. */
export function metrics() {
  const [requests, seconds, deliveries] = [counter(), counter(), counter()]
  return {
    countRequest({ method, route = 'none', status, ms }: WatchedRequest) {
      requests.add({ method, route, status })
      seconds.add({ route }, ms / 1000)
    },
    countDelivery: (channel: string, result: string) => deliveries.add({ channel, result }),
    /** All metrics in Prometheus' text format. */
    text({ healthy, alarms, outbox, webhook }: Health): string {
      const channels = [
        ['mail', outbox] as const,
        ...(webhook === 'off' ? [] : [['webhook', webhook] as const]),
      ]
      const waiting = channels.flatMap(([channel, { waiting, failed }]): Sample[] => [
        [{ channel, state: 'waiting' }, waiting],
        [{ channel, state: 'failed' }, failed],
      ])
      const oldest = channels.map(
        ([channel, one]): Sample => [{ channel }, one.oldestWaitingSeconds ?? 0],
      )
      const memory = process.memoryUsage.rss()
      const since = performance.timeOrigin / 1000
      return [
        metric('counter', 'site_requests_total', 'Requests answered', requests.all()),
        metric('counter', 'site_request_seconds_total', 'Time until the responses', seconds.all()),
        metric('counter', 'site_deliveries_total', 'Attempts to deliver', deliveries.all()),
        gauge('site_healthy', '1 if no alarm is on', healthy ? 1 : 0),
        gauge('site_alarms', 'Alarms that are on', alarms.length),
        gauge('site_enquiries_suspected', 'Quarantined enquiries', outbox.suspected),
        metric('gauge', 'site_enquiries', 'Enquiries not delivered by a channel', waiting),
        metric('gauge', 'site_oldest_waiting_seconds', 'Age of the oldest that waits', oldest),
        gauge('process_resident_memory_bytes', 'Memory in use', memory),
        gauge('process_start_time_seconds', 'Start of the process, since 1970', since),
      ].join('')
    },
  }
}

function counter() {
  const known = new Map<string, Sample>()
  return {
    add(labels: Labels, by = 1) {
      const key = JSON.stringify(labels)
      known.set(key, [labels, (known.get(key)?.[1] ?? 0) + by])
    },
    all: () => [...known.values()],
  }
}

const gauge = (name: string, help: string, value: number) =>
  metric('gauge', name, help, [[{}, value]])

/** One metric with all its samples. The labels are ours, so no value needs escaping. */
const metric = (type: string, name: string, help: string, samples: readonly Sample[]) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples
    .map(([labels, value]) => `${name}${inBraces(labels)} ${value}\n`)
    .join('')}`

function inBraces(labels: Labels): string {
  const all = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  return all.length > 0 ? `{${all.join(',')}}` : ''
}
