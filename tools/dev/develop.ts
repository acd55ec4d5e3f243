import path from 'node:path'
import { createServer, type PluginOption } from 'vite'
import { DESK_PATH } from '../../contract/constants.ts'
import { OwnerError } from '../../contract/owner-error.ts'
import { contentTexts } from '../../model/content-folder.ts'
import { siteLanguages } from '../../model/languages/translate.ts'
import { readSettings } from '../../server/settings.ts'
import { startServer } from '../../server/start-server.ts'
import { siteSettings } from '../build/site-settings.ts'
import { readContentFolder } from '../content/read-content-folder.ts'
import { contentIssues, keepServerModules } from './content-issues.ts'
import { otherLanguages } from './other-languages.ts'

type Options = { plugins?: PluginOption[]; open?: string }

/** Serves the site with hot reloading, and the message endpoint. @throws OwnerError for a setting or a taken port */
export async function develop(
  environment: Record<string, string | undefined>,
  { plugins = [], open }: Options = {},
) {
  // Some tools work in the background, such as on React Router's types: their failure must not end an editor.
  process.on('unhandledRejection', console.error)
  const settings = readSettings(environment)
  const { port, host } = settings
  const { content } = readContentFolder()
  process.env.SITE_LANGUAGES = JSON.stringify(
    content ? siteLanguages(contentTexts(), content.brand.language) : [],
  )
  const release = content && {
    root: settings.siteDir,
    redirects: {},
    settings: siteSettings(content),
    // Nothing is built: of a form without scripts that is refused, it shows only why.
    contactPages: { '': '<title></title><form><div role="alert"></div></form>' },
  }
  const messages =
    release &&
    (await startServer({ ...settings, host: '127.0.0.1', port: 0 }, undefined, () => release))
  const forwarded = ['/api', '/contact/send', '/contact/receipt', DESK_PATH]
  // The endpoint only accepts messages of pages on its own host, so keep the browser's Host.
  const endpoint = { target: messages?.url ?? '', changeOrigin: false }
  // Not in `vite.config.ts`, for which Vite would load all these modules a second time.
  const usual = () => ({
    // Bundling it takes time, and memory that is not given back.
    configLoader: 'native' as const,
    logLevel: 'warn' as const,
    plugins: [contentIssues(), keepServerModules()],
    resolve: {
      alias: {
        './encoded-pictures.server.ts': path.resolve('app/content/whole-pictures.server.ts'),
      },
    },
  })
  const site = await createServer({
    ...usual(),
    plugins: [otherLanguages(usual), ...usual().plugins, ...plugins],
    server: {
      port,
      host,
      strictPort: true,
      ...(open && { open }),
      ...(messages && {
        proxy: Object.fromEntries(forwarded.map((address) => [address, endpoint])),
      }),
    },
  })
  await site.listen().catch(({ message }: Error) => {
    throw new OwnerError(`${message}: choose another port with PORT.`)
  })
  return {
    url: site.resolvedUrls?.local[0] ?? '',
    site,
    messages:
      messages?.lines.at(-1) ??
      'The content has errors: the form works once they are corrected and you start this again',
    stop: async () => {
      await messages?.stop()
      await site.close()
    },
  }
}
