import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** Whether a program is on the PATH and runs. */
export const isInstalled = (program: string, question: string): boolean =>
  spawnSync(program, [question], { stdio: 'ignore' }).status === 0

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until something listens on a port. @throws Error with the words of `program`, if it ends first */
export async function listening(port: number, program: ChildProcess): Promise<void> {
  let words = ''
  program.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words += text
  })
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    if (program.exitCode !== null) break
    const socket = connect(port, '127.0.0.1')
    const answered = once(socket, 'connect').then(
      () => true,
      () => false,
    )
    const isThere = await answered
    socket.destroy()
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${program.spawnargs.join(' ')} does not listen:\n${words}`)
}

/** Ends a program and waits for its exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
