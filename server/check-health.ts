/** Exit code 0 if the server beside this process is healthy: for the health check of a container. */
import { request } from 'node:http'

const { PORT = '4173' } = process.env
request({ host: '127.0.0.1', port: PORT, path: '/healthz', timeout: 5_000 }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))
  .end()
