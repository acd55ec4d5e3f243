import { href, Links, Outlet, Scripts, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { siteData } from './content/content.server.ts'
import { STYLES_PLACE, useBuiltPage } from './islands/built-page.tsx'
import { AWAIT_HERO, NEXT_PAGE } from './layout/inline-scripts.ts'
import { SiteLayout } from './layout/site-layout.tsx'
import { PageHead, StructuredData } from './seo/page-head.tsx'
import { SiteDataProvider } from './site-data.tsx'
import './styles/base.css'
import './styles/forced-colours.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/motion.css'
import './styles/print.css'
import './styles/sections.module.css'
import './fonts/rare-faces.css'

/** The typefaces of translations, by their names in addresses: their pages alone have them. */
const FACES = import.meta.glob<string>('./fonts/languages/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Says of a link to a page that is not in this language in which it is. */
const ELSEWHERE = '[hreflang]:not([lang],.square)::after{content:" (" attr(hreflang) ")"}'

const LAYERS = '@layer reset,tokens,base,components,backgrounds,opened;'

export const loader = siteData

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const built = useBuiltPage()
  const faces = FACES[`./fonts/languages${data?.base}.css`] ?? ''
  return (
    <html
      lang={data?.language}
      dir={data?.base ? 'ltr' : undefined}
      data-base={data?.base || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        {/* An on-screen keyboard shrinks the window, so what is pinned to its end stays in sight. */}
        <meta name="viewport" content="width=device-width, interactive-widget=resizes-content" />
        {/* Fixes the order of the layers, whichever stylesheet arrives first. */}
        <style>{LAYERS}</style>
        <style>{`@layer tokens{:root{${data?.colours}}}`}</style>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the policy allows */}
        {built && <script dangerouslySetInnerHTML={{ __html: AWAIT_HERO }} />}
        <meta name="theme-color" content={data?.themeColour} />
        <PageHead />
        <link
          rel="alternate"
          href={href('/blog/feed.xml')}
          type="application/rss+xml"
          title="Blog"
        />
        <link rel="icon" href={href('/icon.svg')} type="image/svg+xml" />
        <link rel="icon" href={href('/icon.png')} sizes="192x192" />
        <link rel="apple-touch-icon" href={href('/apple-touch-icon.png')} />
        {built ? <style>{STYLES_PLACE}</style> : <Links />}
        {data?.base && <style>{ELSEWHERE + faces}</style>}
        {Array.from(faces.matchAll(/url\("?([^")]+)/g), ([, file]) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="" />
        ))}
      </head>
      <body>
        {children}
        {built ? (
          <>
            <script type="module" src={built.entry} fetchPriority="low" />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, which the policy allows */}
            <script type="speculationrules" dangerouslySetInnerHTML={{ __html: NEXT_PAGE }} />
          </>
        ) : (
          <Scripts />
        )}
        <StructuredData />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteDataProvider data={loaderData}>
      <SiteLayout>
        <Outlet />
      </SiteLayout>
    </SiteDataProvider>
  )
}
