/** How often to check whether npm's shell still runs. */
const CHECK_EVERY_MS = 200

/** Ends this process when the shell of npm is gone: npm sends its SIGTERM to that shell alone. */
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
