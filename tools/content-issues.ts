import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { html } from 'hono/html'
import type { ErrorPayload, NormalizedHotChannelClient, Plugin, ViteDevServer } from 'vite'
import { issueLine } from '../schemas/content-issue.ts'
import { readContentFolder } from './read-content-folder.ts'

const FOLDER = 'content'

const isContent = (file: string, { config }: ViteDevServer) =>
  !path.relative(path.join(config.root, FOLDER), file).startsWith('..')

const asksForPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html')

/** Whether an open page requests data from the framework to show a change. */
const asksForData = ({ url = '' }: IncomingMessage) => /\.data(?:\?|$)/.test(url)

const overlay = (lines: string): ErrorPayload => ({
  type: 'error',
  err: { message: lines, stack: '', plugin: 'content' },
})

/** Replaces every page; Vite adds its client, which shows the overlay and reloads the page. */
const insteadOfPage = (lines: string) => html`<!doctype html>
<html lang="en">
<head><title>The content has errors</title></head>
<body>
<h1>The content has errors</h1>
<p>Pages are shown again once they are corrected. In the editor, the form of the file says what to change.</p>
<pre>${lines}</pre></body>
</html>`

/**
 * Checks `content/` in development, at the start and after every change. Errors are shown in Vite's overlay
 * on every open page and once in the log, one line each. Until they are fixed, no page shows changes of
 * the content, and a requested page shows the errors instead.
 */
export function contentIssues(): Plugin {
  let lines = ''
  let pageRefused = false
  let fixed = Promise.withResolvers<void>()
  const clients = new Set<NormalizedHotChannelClient>()

  function check({ config, environments }: ViteDevServer) {
    const { issues } = readContentFolder(path.join(config.root, FOLDER))
    const found = issues.map(issueLine).join('\n')
    if (found === lines) return
    if (!lines) fixed = Promise.withResolvers()
    lines = found
    if (lines) {
      console.error(lines)
      // Send to each client: without a listener, the channel would store the error for the next client.
      for (const client of clients) client.send(overlay(lines))
      return
    }
    console.log('The content has no errors.')
    if (pageRefused) environments.client.hot.send({ type: 'full-reload' })
    pageRefused = false
    fixed.resolve()
  }

  return {
    name: 'content-issues',
    apply: 'serve',
    enforce: 'pre',
    configureServer(server) {
      check(server)
      const { hot } = server.environments.client
      hot.on('vite:client:connect', (_, client) => {
        clients.add(client)
        if (lines) client.send(overlay(lines))
      })
      hot.on('vite:client:disconnect', (_, client) => clients.delete(client))
      server.middlewares.use(async (request, response, next) => {
        if (lines && asksForData(request)) await fixed.promise
        if (!lines || !asksForPage(request)) return next()
        pageRefused = true
        const page = await server.transformIndexHtml(request.url ?? '/', `${insteadOfPage(lines)}`)
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
      })
    },
    hotUpdate({ file, server }) {
      if (!isContent(file, server)) return
      // The hook runs once per environment, for the client first.
      if (this.environment.name === 'client') check(server)
      return lines ? [] : undefined
    },
  }
}

/**
 * Keeps the server modules that a changed content file does not affect. By default Vite would evaluate every
 * module of the server again, and the content check would read all files again; the modules that import the
 * file are renewed anyway.
 */
export const keepServerModules = (): Plugin => ({
  name: 'keep-server-modules',
  apply: 'serve',
  applyToEnvironment: ({ name }) => name === 'ssr',
  hotUpdate: {
    // Runs after the framework, which shows the change in the browser.
    order: 'post',
    handler: ({ type, file, server }) =>
      type === 'update' && isContent(file, server) ? [] : undefined,
  },
})
