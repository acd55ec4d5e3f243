import { globSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Removes what the framework writes and nobody may get: the single-page fallback (it would answer
 * unknown addresses with 200) and the data files of routes that are files themselves.
 * @param client folder of the built site
 */
export function removeLeftovers(client: string): void {
  rmSync(path.join(client, '__spa-fallback.html'), { force: true })
  for (const file of globSync('**/*.{xml,txt,webmanifest,svg,html,png}.data', { cwd: client })) {
    rmSync(path.join(client, file))
  }
}
