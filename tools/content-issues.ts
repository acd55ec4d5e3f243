import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { html } from 'hono/html'
import type { ErrorPayload, NormalizedHotChannelClient, Plugin, ViteDevServer } from 'vite'
import { issueLine } from '../schemas/content-issue.ts'
import { readContentFolder } from './read-content-folder.ts'

const FOLDER = 'content'

const asksForPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html')

/** What an open page asks the framework for, to show a change. */
const asksForData = ({ url = '' }: IncomingMessage) => /\.data(?:\?|$)/.test(url)

const overlay = (lines: string): ErrorPayload => ({
  type: 'error',
  err: { message: lines, stack: '', plugin: 'content' },
})

/** Stands in for every page; Vite adds its client, which shows the overlay and loads the page anew. */
const insteadOfPage = (lines: string) => html`<!doctype html>
<html lang="en">
<head><title>The content has faults</title></head>
<body><h1>The content has faults</h1><pre>${lines}</pre></body>
</html>`

/**
 * Development's check of `content/`, at the start and after every change there. What is wrong stands
 * in Vite's error overlay on every open page and once in the log, one line an error; until it is mended
 * no page takes in a change of the content, and a page that is asked for shows the errors instead.
 */
export function contentIssues(): Plugin {
  let lines = ''
  let pageRefused = false
  let mended = Promise.withResolvers<void>()
  const clients = new Set<NormalizedHotChannelClient>()

  function check({ config, environments }: ViteDevServer) {
    const { issues } = readContentFolder(path.join(config.root, FOLDER))
    const found = issues.map(issueLine).join('\n')
    if (found === lines) return
    if (!lines) mended = Promise.withResolvers()
    lines = found
    if (lines) {
      console.error(lines)
      // To each by name: the channel keeps an error that nobody hears for whoever comes next.
      for (const client of clients) client.send(overlay(lines))
      return
    }
    console.log('The content is right.')
    if (pageRefused) environments.client.hot.send({ type: 'full-reload' })
    pageRefused = false
    mended.resolve()
  }

  return {
    name: 'content-faults',
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
        if (lines && asksForData(request)) await mended.promise
        if (!lines || !asksForPage(request)) return next()
        pageRefused = true
        const page = await server.transformIndexHtml(request.url ?? '/', `${insteadOfPage(lines)}`)
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
      })
    },
    hotUpdate({ file, server }) {
      const inContent = !path.relative(path.join(server.config.root, FOLDER), file).startsWith('..')
      if (!inContent) return
      // Every change is told once for each environment, to the client's first.
      if (this.environment.name === 'client') check(server)
      return lines ? [] : undefined
    },
  }
}
