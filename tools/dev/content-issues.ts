import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { html } from 'hono/html'
import type { Plugin, ViteDevServer } from 'vite'
import { fixedPaths } from '../../app/routes.ts'
import { decodePath, redirectOf } from '../../contract/redirects.ts'
import { movedPaths, siteAddresses } from '../../model/addresses.ts'
import { contentFiles } from '../../model/content-folder.ts'
import { issueLine } from '../../model/content-issue.ts'
import type { Reading } from '../../model/read-content.ts'
import { readContentFolder } from '../content/read-content-folder.ts'

const FOLDER = 'content'

/** The folder of the modules that read the content or list its files: by themselves, so Vite does not know it. */
const READERS = '/app/content/'

const isContent = (file: string, { config }: ViteDevServer) =>
  !path.relative(path.join(config.root, FOLDER), file).startsWith('..')

const asksForPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html')

/** Replaces every page, and is requested again until it is shown. */
const insteadOfPage = (lines: string) => html`<!doctype html>
<html lang="en">
<head><title>The content has errors</title><meta http-equiv="refresh" content="1"></head>
<body>
<h1>The content has errors</h1>
<p>Pages are shown again once they are corrected. In the editor, the form of the file says what to change.</p>
<pre style="white-space: pre-wrap; overflow-wrap: anywhere">${lines}</pre></body>
</html>`

/** Checks `content/` in development after every change, and shows errors in place of pages. Former addresses redirect. */
export function contentIssues(): Plugin {
  let lines = ''
  let content: Reading['content']
  let names = ''

  function check({ config, environments }: ViteDevServer) {
    names = contentFiles().join()
    const reading = readContentFolder(path.join(config.root, FOLDER), {}, 'everything')
    content = reading.content
    const found = reading.issues.map(issueLine).join('\n')
    if (found === lines) return
    lines = found
    if (!lines) return console.log('The content has no errors.')
    console.error(lines)
    environments.client.hot.send({ type: 'full-reload' })
  }

  return {
    name: 'content-issues',
    apply: 'serve',
    enforce: 'pre',
    configureServer(server) {
      check(server)
      // Until then no change is reported.
      server.watcher.once('ready', () => check(server))
      server.environments.client.hot.on('vite:client:connect', (_, client) => {
        // Its page was requested before the error.
        if (lines) client.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        if (!asksForPage(request)) return next()
        const { pathname, search } = new URL(`http://site${request.url}`)
        const asked = decodePath(pathname)?.replace(/\/$/, '')
        const isUnknown = () => asked && content && !siteAddresses(fixedPaths, content).has(asked)
        // The system reports a new file only some time after it is there.
        if (isUnknown() && names !== contentFiles().join()) {
          check(server)
          const { moduleGraph } = server.environments.ssr
          const reader = path.posix.join(server.config.root, 'app/content/content.server.ts')
          for (const module of moduleGraph.getModulesByFile(reader) ?? [])
            moduleGraph.invalidateModule(module)
        }
        if (asked && content && isUnknown()) {
          const to = redirectOf(movedPaths(content), asked)
          // The browser would remember it, and the content may change.
          const headers = { Location: to + search, 'Cache-Control': 'no-store' }
          if (to) return response.writeHead(301, headers).end()
        }
        if (!lines) return next()
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(`${insteadOfPage(lines)}`)
      })
    },
    hotUpdate({ file, server }) {
      if (!isContent(file, server)) return
      const { name, moduleGraph } = this.environment
      // The hook runs once per environment, for the client first.
      if (name === 'client') check(server)
      const readers = [...moduleGraph.idToModuleMap.values()].filter((module) =>
        module.file?.startsWith(server.config.root + READERS),
      )
      for (const reader of readers) moduleGraph.invalidateModule(reader)
      return lines ? [] : readers
    },
  }
}

/** Keeps the server modules that a changed content file does not affect: Vite would evaluate all of them again. */
export const keepServerModules = (): Plugin => ({
  name: 'keep-server-modules',
  apply: 'serve',
  applyToEnvironment: ({ name }) => name === 'ssr',
  hotUpdate: {
    // Runs after the framework, which shows the change in the browser.
    order: 'post',
    handler: ({ file, server }) => (isContent(file, server) ? [] : undefined),
  },
})
