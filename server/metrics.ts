import type { Health } from './health.ts'
import type { WatchedRequest } from './http/watch-requests.ts'

type Labels = Record<string, string | number>

/** A metric with all its samples, because the format requires the samples of a name to be together. */
interface Metric {
  name: string
  type: 'counter' | 'gauge'
  help: string
  samples: [Labels, number][]
}

/** Counts requests and deliveries since the start, and writes them with the current figures. */
export function metrics() {
  const requests = counter()
  const seconds = counter()
  const deliveries = counter()

  return {
    countRequest({ method, route = 'none', status, ms }: WatchedRequest) {
      requests.add({ method, route, status })
      seconds.add({ route }, ms / 1000)
    },
    countDelivery: (channel: string, result: string) => deliveries.add({ channel, result }),
    /** All metrics in Prometheus' text format. */
    text: (figures: Health) =>
      [
        ...counted('site_requests_total', 'Requests answered', requests),
        ...counted('site_request_seconds_total', 'Time until their responses were sent', seconds),
        ...counted('site_deliveries_total', 'Attempts to deliver, notices included', deliveries),
        ...current(figures),
      ]
        .map(inTextFormat)
        .join(''),
  }
}

function counter() {
  const known = new Map<string, [Labels, number]>()
  return {
    add(labels: Labels, by = 1) {
      const key = JSON.stringify(labels)
      known.set(key, [labels, (known.get(key)?.[1] ?? 0) + by])
    },
    samples: () => [...known.values()],
  }
}

const counted = (name: string, help: string, { samples }: ReturnType<typeof counter>): Metric[] => [
  { name, type: 'counter', help, samples: samples() },
]

function current({ healthy, alarms, outbox, webhook }: Health): Metric[] {
  const channels = [
    ['mail', outbox] as const,
    ...(webhook === 'off' ? [] : [['webhook', webhook] as const]),
  ]
  const gauge = (name: string, help: string, ...samples: [Labels, number][]): Metric => ({
    name,
    type: 'gauge',
    help,
    samples,
  })
  return [
    gauge('site_healthy', '1 if no alarm is on', [{}, healthy ? 1 : 0]),
    gauge('site_alarms', 'Alarms that are on', [{}, alarms.length]),
    gauge('site_enquiries_suspected', 'Quarantined enquiries', [{}, outbox.suspected]),
    gauge(
      'site_enquiries',
      'Enquiries not delivered by a channel',
      ...channels.flatMap(([channel, { waiting, failed }]): [Labels, number][] => [
        [{ channel, state: 'waiting' }, waiting],
        [{ channel, state: 'failed' }, failed],
      ]),
    ),
    gauge(
      'site_oldest_waiting_seconds',
      'Age of the oldest waiting enquiry, 0 if none waits',
      ...channels.map(([channel, one]): [Labels, number] => [
        { channel },
        one.oldestWaitingSeconds ?? 0,
      ]),
    ),
    gauge('process_resident_memory_bytes', 'Memory in use', [{}, process.memoryUsage.rss()]),
    gauge('process_start_time_seconds', 'Start of the process, since 1970', [
      {},
      performance.timeOrigin / 1000,
    ]),
  ]
}

/** The labels are ours, so no value needs escaping. */
const inTextFormat = ({ name, type, help, samples }: Metric) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples
    .map(([labels, value]) => `${name}${inBraces(labels)} ${value}\n`)
    .join('')}`

const inBraces = (labels: Labels) => {
  const all = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  return all.length > 0 ? `{${all.join(',')}}` : ''
}
