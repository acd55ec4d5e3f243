import { fromHtml } from 'hast-util-from-html'
import type { Plugin } from 'vite'
import { pageMarkdown } from './finish-build/page-markdown.ts'

/** Answers `.md` addresses of pages in development, where no such files are built. */
export const markdownInDevelopment = (): Plugin => ({
  name: 'markdown-in-development',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use(async ({ url = '', headers }, response, next) => {
      const [, path] = /^(\/[^?]*)\.md$/.exec(url) ?? []
      if (!path) return next()
      const address = `http://${headers.host}${path.replace(/^\/index$/, '/')}`
      try {
        const page = await fetch(address)
        if (!page.ok) return next()
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8')
        response.end(pageMarkdown(fromHtml(await page.text()), address))
      } catch (error) {
        next(error)
      }
    })
  },
})
