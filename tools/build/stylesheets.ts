import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

const DEMO = /\/app\/demos\/(?!frame\/)([\w-]+)\//

/** Browsers in the form of Lightning CSS, which without them writes what only the newest understand. */
const targetsOf = (browsers: unknown) =>
  Object.fromEntries(
    [browsers].flat().flatMap((one) => {
      const [, name, major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(String(one)) ?? []
      return name ? [[name, (Number(major) << 16) | (Number(minor) << 8)]] : []
    }),
  )

/**
 * Takes the stylesheets of components from Vite: each page decides which of them it has inline (`built-page.server.ts`).
 * Emits `sections.css` with all, a file a demo, and `.vite/stylesheets.json`: their addresses, and the classes of each.
 */
export const stylesheets = (): Plugin => {
  const texts = new Map<string, string>()
  return {
    name: 'stylesheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(css, id) {
        const { cssTarget } = this.environment.config.build
        const code = Buffer.from(css)
        const targets = targetsOf(cssTarget)
        texts.set(id, transform({ filename: id, code, minify: true, targets }).code.toString())
        return { code: '', map: null }
      },
    },
    generateBundle(_, bundle) {
      // As in development, a stylesheet comes after those of the components that its own component shows.
      const seen = new Set<string>()
      const sheets: { id: string; css: string }[] = []
      const add = (id: string) => {
        if (seen.has(id)) return
        seen.add(id)
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        for (const imported of [...importedIds, ...dynamicallyImportedIds]) add(imported)
        const css = texts.get(id)
        if (css) sheets.push({ id, css })
      }
      Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' && file.isEntry && file.facadeModuleId) || [])
        .sort()
        .forEach(add)
      const files = Map.groupBy(sheets, ({ id }) => DEMO.exec(id)?.[1] ?? 'sections')
      const linked = [...files].map(([name, parts]) => {
        const source = parts.map(({ css }) => css).join('')
        const file = this.emitFile({ type: 'asset', name: `${name}.css`, source })
        return [name, `/${this.getFileName(file)}`]
      })
      const components = sheets.map(({ css }) => ({
        classes: [...new Set(css.match(/(?<=\.)k[\w-]{5}(?![\w-])/g))],
        css,
      }))
      this.emitFile({
        type: 'asset',
        fileName: '.vite/stylesheets.json',
        source: JSON.stringify({ linked: Object.fromEntries(linked), components }),
      })
    },
  }
}
