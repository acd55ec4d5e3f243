import path from 'node:path'
import type { Plugin } from 'vite'

const here = (file: string) => path.join(import.meta.dirname, file)
const READER = here('read-marked-file.ts')
const UNFINISHED = here('read-unfinished.ts')

/**
 * Makes the site in development one whose pages are edited in the frame of the editor at this port: texts
 * carry their places, drafts may have gaps, a script reports clicks, and they show every change of the content.
 */
export function editablePages(port: number): Plugin {
  let changed = 0
  return {
    name: 'editable-pages',
    enforce: 'pre',
    // A page that cannot be shown says so itself.
    config: () => ({ server: { hmr: { overlay: false } } }),
    resolveId(source, importer) {
      if (source.endsWith('/read-file.ts') && importer !== READER) return READER
      const isContent = importer?.endsWith('/app/content/content.server.ts')
      return isContent && source.endsWith('/read-content.ts') ? UNFINISHED : undefined
    },
    transform(code, id) {
      if (!id.endsWith('/app/entry.client.tsx')) return undefined
      const script = JSON.stringify(here('edit-page.ts'))
      return `import { editPage } from ${script};\neditPage(${port});\n${code}`
    },
    configureServer({ environments }) {
      const { hot } = environments.client
      hot.on('content', (_, client) => client.send('content', changed))
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
