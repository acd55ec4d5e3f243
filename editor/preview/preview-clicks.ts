import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets the pages of the preview report clicks to the editor. The pages themselves are as always: no
 * component has an attribute for it, and a build knows nothing of it.
 * @param editor the editor's origin
 */
export const previewClicks = (editor: string): Plugin => ({
  name: 'preview-clicks',
  transform(code, id) {
    if (!/\/app\/entry\.client\.tsx$/.test(id)) return undefined
    const script = path.join(import.meta.dirname, 'report-clicks.ts')
    return `import { reportClicks } from ${JSON.stringify(script)};\n${code}\nreportClicks(${JSON.stringify(editor)})\n`
  },
})
