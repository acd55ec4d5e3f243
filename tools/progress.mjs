/**
 * Prints the progress of a long task: on a terminal in one line that is overwritten, elsewhere in a line
 * per quarter.
 * @param {string} what the label of the count, "Pictures"
 * @returns {(done: number, total: number) => void} call it after each step
 */
export function progress(what) {
  let told = -1
  return (done, total) => {
    const quarter = Math.floor((4 * done) / total)
    const line = `  ${what}: ${done} of ${total}`
    if (process.stdout.isTTY) process.stdout.write(`${line}${done === total ? '\n' : '\r'}`)
    else if (quarter > told && done > 0) console.log(line)
    told = quarter
  }
}
