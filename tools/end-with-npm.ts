/** How often it is looked whether npm's shell is still there. */
const LOOK_MS = 200

/**
 * Ends this process, as SIGTERM does, once the shell is gone that npm started it in: npm hands a
 * SIGTERM on to that shell alone, which ends without telling its child. Without npm it does nothing:
 * a process may well outlive the terminal that it was started from.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  timer.unref()
}
