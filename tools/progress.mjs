/**
 * Tells how far something is that takes long: on a terminal in one line that is written over,
 * elsewhere in a line for every quarter.
 * @param {string} what what is counted, "Pictures"
 * @returns {(done: number, total: number) => void} to be called after each
 */
export function progress(what) {
  let told = -1
  return (done, total) => {
    const quarter = Math.floor((4 * done) / total)
    const line = `  ${what}: ${done} of ${total}`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`)
    else if (quarter > told && done > 0) console.log(line)
    told = quarter
  }
}
