/**
 * Prints the progress of a long task: on a terminal in one line that is overwritten, elsewhere in a line
 * per quarter.
 * @param what the label of the count, "Pictures"
 * @returns call it after each step
 */
export function progress(what: string) {
  let told = -1
  return (done: number, total: number) => {
    const quarter = Math.floor((4 * done) / total)
    const line = `  ${what}: ${done} of ${total}`
    if (process.stdout.isTTY) process.stdout.write(`${line}${done === total ? '\n' : '\r'}`)
    else if (quarter > told && done > 0) console.log(line)
    told = quarter
  }
}
