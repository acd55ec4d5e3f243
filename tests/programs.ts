import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'

/** Whether a program is on the PATH and runs. */
export const isInstalled = (program: string, question: string): boolean =>
  spawnSync(program, [question], { stdio: 'ignore' }).status === 0

/** A free port. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Waits until something listens on a port. @throws Error with the words of `program`, if it ends first */
export async function listening(port: number, program: ChildProcess): Promise<void> {
  const words = program.stderr ? text(program.stderr) : ''
  const ended = once(program, 'exit').then(async () => {
    throw new Error(`${program.spawnargs.join(' ')} does not listen:\n${await words}`)
  })
  const connects = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.destroy()
  }
  await Promise.race([vi.waitFor(connects, { timeout: 60_000 }), ended])
}

/** Ends a program and waits for its exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
