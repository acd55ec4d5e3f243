import path from 'node:path'
import icons from 'unplugin-icons/vite'
import { build } from 'vite'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

type PageFile = { type: string; body: string | Uint8Array }

/** Builds the editor's page in memory. @returns its files, by address */
export async function buildPage(): Promise<Map<string, PageFile>> {
  // Otherwise a build sets it to "production", with which the site in development answers 500.
  process.env.NODE_ENV ??= 'development'
  const built = await build({
    configFile: false,
    root: path.join(import.meta.dirname, '../client'),
    logLevel: 'error',
    mode: 'development',
    plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
    build: { write: false, minify: false, assetsInlineLimit: 0 },
  })
  const output = 'output' in built ? built.output : []
  const files = output.map((file): [string, PageFile] => [
    `/${file.fileName}`.replace(/^\/index\.html$/, '/'),
    {
      type: TYPES[path.extname(file.fileName)] ?? 'application/octet-stream',
      body: file.type === 'chunk' ? file.code : file.source,
    },
  ])
  return new Map(files)
}
