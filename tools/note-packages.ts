import type { Plugin } from 'vite'

/** In the client build: which packages each script contains. Removed at the end of the build. */
export const PACKAGES_FILE = '.vite/packages.json'

/** Scripts, with the names of the packages in them. */
export type PackagesByScript = Record<string, string[]>

/** Writes which packages each script of the client contains, for the list of licences. */
export const notePackages = (): Plugin => ({
  name: 'note-packages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const found: PackagesByScript = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const ids = Object.entries(chunk.modules).filter(([, { code }]) => code)
      found[chunk.fileName] = [...new Set(ids.flatMap(([id]) => packageOf(id) ?? []))]
    }
    this.emitFile({ type: 'asset', fileName: PACKAGES_FILE, source: JSON.stringify(found) })
  },
})

/** The package that a module belongs to; undefined for the project's own modules. */
export function packageOf(id: string): string | undefined {
  // unplugin-icons makes these modules from the data of that package.
  if (id.includes('~icons/lucide/')) return '@iconify-json/lucide'
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/')
}
