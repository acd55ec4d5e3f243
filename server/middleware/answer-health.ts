import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { isFromOwner } from './owner-access.ts'

export interface HealthOptions {
  /** Returns the state of the server. */
  health(): Promise<{ healthy: boolean }>
  /** Returns the metrics in Prometheus' text format. */
  metrics(): Promise<string>
  /** Requests with this bearer token get the details from anywhere. */
  healthToken: string | undefined
}

/**
 * Answers `/healthz` with 200 or 503. Details name people and mail servers, so only this machine and
 * clients with the token get them; all others get `ok` or `failing`.
 */
export function answerHealth({ health, healthToken }: HealthOptions): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const details = await health()
    const status = details.healthy ? 'ok' : 'failing'
    c.header('Cache-Control', 'no-store')
    return c.json(isFromOwner(c, healthToken) ? details : { status }, details.healthy ? 200 : 503)
  }
}

/** Answers `/metrics` to those who get the details of `/healthz`; for all others there is no such page. */
export function answerMetrics({ metrics, healthToken }: HealthOptions): MiddlewareHandler<AppEnv> {
  return async (c) => {
    if (!isFromOwner(c, healthToken)) return c.notFound()
    const type = 'text/plain; version=0.0.4; charset=utf-8'
    return c.body(await metrics(), 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  }
}
