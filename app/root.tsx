import {
  Meta,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { siteData } from './content.server.ts'
import anek from './fonts/anek-latin.woff2'
import type { RouteHandle } from './navigation/loaded-pages.ts'
import { ErrorNotice } from './sections/frame/error-notice.tsx'
import { FirstPageLinks } from './sections/frame/first-page-links.tsx'
import { SiteFrame } from './sections/frame/site-frame.tsx'
import { useWholePageOnReturn } from './sections/frame/use-whole-page-on-return.ts'
import { SiteDataProvider } from './site-data.tsx'
import './styles/base.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/motion.css'
import './styles/print.css'

export const loader = () => siteData()

/** The same for every page: asked for once; in development its words may change at any time. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) =>
  import.meta.env.DEV && defaultShouldRevalidate

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: anek, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function Layout({ children }: { children: React.ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const withScripts = !handles.some((handle) => handle?.withoutScripts)
  const data = useRouteLoaderData<typeof loader>('root')
  const wakesWhenIdle = handles.some((handle) => handle?.wakesWhenIdle)
  return (
    <html lang={data?.language} data-wakes-when-idle={wakesWhenIdle || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before any stylesheet: whichever arrives first, the order of the layers is this one. */}
        <style>{'@layer reset, tokens, base, components, grounds;'}</style>
        <meta name="theme-color" content="#12133d" />
        <Meta />
        <FirstPageLinks />
        <link rel="alternate" href="/blog/feed.xml" type="application/rss+xml" title="Blog" />
        {data && <link rel="icon" href={data.icon} type="image/svg+xml" />}
      </head>
      <body>
        {children}
        {/* The small script that stands here after the build runs before the page is scrolled. */}
        {withScripts && <Scripts />}
        {withScripts && <ScrollRestoration />}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useWholePageOnReturn()
  return (
    <SiteDataProvider data={loaderData}>
      <SiteFrame />
    </SiteDataProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorNotice error={error} />
}
