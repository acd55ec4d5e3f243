import path from 'node:path'
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite'
import { contentFiles } from '../../model/content-folder.ts'
import { languagesIn } from '../../model/languages/translate.ts'

/** Makes the site of a server that of one language, which a build learns from the environment. */
const inLanguage = (language: string): Plugin => ({
  name: 'in-language',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/content\/language\.server\.ts$/ },
    handler: (code) => code.replace('process.env.SITE_LANGUAGE', JSON.stringify(language)),
  },
})

/**
 * Shows the pages of other languages in development, below their addresses: each by a server of its own, from the
 * first request on. What is not translated there is in the first language.
 */
export function otherLanguages(config: () => InlineConfig): Plugin {
  const servers = new Map<string, Promise<ViteDevServer>>()
  const start = async (language: string) => {
    const server = await createServer({
      ...config(),
      plugins: [...(config().plugins ?? []), inLanguage(language)],
      cacheDir: path.join('node_modules/.vite', language),
      // Changes are told by the server of the first language, whose files these pages load.
      server: { port: 0, host: '127.0.0.1', hmr: false, ws: false },
    })
    return server.listen()
  }
  return {
    name: 'other-languages',
    configureServer(server) {
      server.httpServer?.on('close', () => {
        for (const other of servers.values())
          other.then(
            (one) => one.close(),
            () => {},
          )
      })
      server.middlewares.use((asked, answer, next) => {
        const [, language = '', rest = ''] =
          /^\/([a-z]{2,3})(?=[/?]|$)(.*)/.exec(asked.url ?? '') ?? []
        const files = Object.fromEntries(contentFiles().map((file) => [file, '']))
        if (!languagesIn(files).includes(language)) return next()
        const other = servers.get(language) ?? start(language)
        servers.set(language, other)
        other.catch(() => servers.delete(language)) // The next request starts it again.
        asked.url = asked.originalUrl = rest.replace(/^(?!\/)/, '/')
        other.then(({ middlewares }) => middlewares(asked, answer, next), next)
      })
    },
  }
}
