import path from 'node:path'
import type { Plugin } from 'vite'
import { PREVIEW_READY } from './preview-ready.ts'

/** A pause that lets the page finish loading. */
const PAUSE_MS = 1000

/**
 * Lets the pages of the preview report clicks to the editor, and prepares the first change. The pages
 * themselves stay as they are: no component has an attribute for this, and builds do not contain it.
 * @param editor the editor's origin
 */
export const previewClicks = (editor: string): Plugin => ({
  name: 'preview-clicks',
  configureServer({ environments, watcher, config }) {
    let isWarm = false
    // The first change takes twice as long as the next ones, so trigger one that changes nothing.
    environments.client.hot.on(PREVIEW_READY, () => {
      if (isWarm) return
      isWarm = true
      const file = path.join(config.root, 'content/home.yaml')
      setTimeout(() => watcher.emit('change', file), PAUSE_MS).unref()
    })
  },
  transform(code, id) {
    if (!/\/app\/entry\.client\.tsx$/.test(id)) return undefined
    const script = path.join(import.meta.dirname, 'report-clicks.ts')
    return `import { reportClicks } from ${JSON.stringify(script)};\n${code}\nreportClicks(${JSON.stringify(editor)})\n`
  },
})
