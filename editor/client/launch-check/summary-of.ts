/** What the launch check found, as one sentence without its full stop. */
export function summaryOf(count: number): string {
  if (count === 0) return 'Nothing needs attention before going live'
  return `${count === 1 ? '1 thing needs' : `${count} things need`} attention before going live`
}
