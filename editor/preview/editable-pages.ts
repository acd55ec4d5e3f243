import path from 'node:path'
import type { Plugin } from 'vite'

const here = (file: string) => path.join(import.meta.dirname, file)
const READER = here('read-marked-file.ts')

/**
 * Makes the site in development one whose pages are edited in the frame of the editor at this port: texts
 * carry their places, a script reports clicks, and every change of the content reloads them.
 */
export const editablePages = (port: number): Plugin => ({
  name: 'editable-pages',
  enforce: 'pre',
  // A page that cannot be shown says so itself.
  config: () => ({ server: { hmr: { overlay: false } } }),
  resolveId: (source, importer) =>
    source.endsWith('/read-file.ts') && importer !== READER ? READER : undefined,
  transform(code, id) {
    if (!id.endsWith('/app/entry.client.tsx')) return undefined
    const script = JSON.stringify(here('edit-page.ts'))
    return `import { editPage } from ${script};\neditPage(${port});\n${code}`
  },
  hotUpdate({ file, server }) {
    // The server renders with the change once it has renewed its own modules, after those of the client.
    if (this.environment.name !== 'ssr' || !file.startsWith(`${server.config.root}/content/`))
      return
    server.environments.client.hot.send({ type: 'full-reload' })
  },
})
