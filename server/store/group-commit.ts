/**
 * Gathers what arrives at the same moment and writes it together, so that one wait for the disk
 * serves many visitors. `write` gets a batch and returns one result an item; if it throws, nobody
 * in the batch was kept and everybody is told.
 */
export function groupCommit<Item, Result>(write: (items: Item[]) => Result[]) {
  type Waiting = { item: Item; resolve(result: Result): void; reject(error: unknown): void }
  let waiting: Waiting[] = []

  function flush() {
    const batch = waiting
    waiting = []
    try {
      const results = write(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] as Result)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      // After the poll phase: whatever sockets were readable in this turn has joined by then.
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ item, resolve, reject })
    })
}
