/** How often to check whether npm's shell still runs. */
const CHECK_EVERY_MS = 200

/**
 * Ends this process, as SIGTERM does, when the shell in which npm started it is gone: npm sends a SIGTERM
 * only to that shell, which exits without signalling its child. Does nothing without npm: a process may
 * outlive the terminal that started it.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS)
  timer.unref()
}
