/** E-mail addresses, which the errors of mail servers quote. */
const ADDRESS = /[^\s<>"'\\/]+@[^\s<>"'\\/]+/g

// A closed pipe or a full disk must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** The most bytes that wait for a program that has stopped reading the output; what follows is dropped. */
const MOST_WAITING = 1024 * 1024

/** Writes one line to the standard output. */
export function print(line: string) {
  if (process.stdout.writableLength < MOST_WAITING) process.stdout.write(`${line}\n`)
}

/** Writes one line of JSON to the log, without personal data: e-mail addresses in errors are replaced here. */
export function log(event: string, fields: Record<string, unknown>): void {
  const line = JSON.stringify({ time: new Date().toISOString(), event, ...fields })
  print(line.replace(ADDRESS, '[address]'))
}
