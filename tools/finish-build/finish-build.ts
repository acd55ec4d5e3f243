import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressFiles } from './compress-files.ts'
import { removeLeftovers } from './remove-leftovers.ts'

/**
 * The last steps of the build, after every page is written: takes away what no host may serve, and
 * puts compressed copies beside the files.
 * @param client folder of the built site
 */
export async function finishBuild(client: string): Promise<void> {
  removeLeftovers(client)
  await compressFiles(client)
  const stamp = path.join(client, '..', 'built')
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, '')
}
