/** E-mail addresses, which the errors of mail servers quote. */
const ADDRESS = /[^\s<>"'\\/]+@[^\s<>"'\\/]+/g

/** The most bytes that wait for a program that has stopped reading the output. */
const MOST_WAITING = 1024 * 1024

// A closed pipe or a full disk must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

let dropped = 0
let reason = ''

/** Writes one line to the standard output. A line that cannot be written is dropped and counted. */
export function print(line: string) {
  const { stdout } = process
  if (stdout.writableLength > MOST_WAITING) return drop('nobody reads it')
  stdout.write(`${line}\n`, (error) => {
    if (error) return drop((error as NodeJS.ErrnoException).code ?? error.message)
    // Not before all that waited is written: this line must not be dropped too.
    if (dropped === 0 || stdout.writableLength > 0) return
    const text = `Lines dropped from the log: ${dropped} (${reason})`
    dropped = 0
    log('note', { text })
  })
}

function drop(why: string) {
  dropped++
  reason = why
}

/** Why the log cannot be written, as an alarm; undefined if it can. */
export const logFailure = () =>
  dropped > 0
    ? `The log cannot be written (${reason}): lines dropped so far: ${dropped}`
    : undefined

/**
 * Writes one line of JSON to the log, the standard output: time, event and further fields. They must not
 * contain personal data; e-mail addresses in errors are replaced here.
 */
export function log(event: string, fields: Record<string, unknown>): void {
  const line = JSON.stringify({ time: new Date().toISOString(), event, ...fields })
  print(line.replace(ADDRESS, '[address]'))
}
