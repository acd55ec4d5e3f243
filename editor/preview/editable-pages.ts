import path from 'node:path'
import type { Plugin } from 'vite'
import { unsaved } from './unsaved.ts'

const here = (file: string) => path.join(import.meta.dirname, file)
const READER = here('read-marked-file.ts')

let renew = (_file: string) => {}

/** Lets pages show a file as it would be saved, or without a text as it is saved. */
export function showUnsaved(file: string, text = ''): void {
  if ((unsaved.get(file) ?? '') === text) return
  unsaved.set(file, text)
  renew(file)
}

/** Makes the site in development one whose pages are edited in the frame of the editor at this port. */
export function editablePages(port: number): Plugin {
  let changed = 0
  return {
    name: 'editable-pages',
    enforce: 'pre',
    // A page that cannot be shown says so itself.
    config: () => ({
      server: { hmr: { overlay: false } },
      define: { 'import.meta.env.EDITOR_PORT': `${port}` },
    }),
    resolveId(source, importer = '') {
      if (source.endsWith('/read-file.ts') && importer !== READER) return READER
      const isContent = importer.endsWith('/app/content/content.server.ts')
      if (isContent && source.endsWith('/read-content.ts')) return here('read-unfinished.ts')
      const isRoot = importer.endsWith('/app/root.tsx')
      return isRoot && source === 'react-router' ? here('outlet.ts') : undefined
    },
    configureServer({ config, environments, watcher }) {
      const { hot } = environments.client
      hot.on('content', (_, client) => client.send('content', changed))
      renew = (file) => watcher.emit('change', path.posix.join(config.root, 'content', file))
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(`${server.config.root}/content/`)) return undefined
      // The server renders with the change once it has renewed its own modules, after those of the client.
      if (this.environment.name === 'ssr') {
        changed = Date.now()
        server.environments.client.hot.send('content', changed)
      }
      // Pages ask for the change themselves: rendered at any time, it would end the typing of a text.
      return []
    },
  }
}
