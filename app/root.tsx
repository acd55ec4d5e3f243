import { useEffect } from 'react'
import {
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { siteData } from './content.server.ts'
import anek from './fonts/anek-latin.woff2'
import { ErrorNotice } from './sections/frame/error-notice.tsx'
import { SiteFrame } from './sections/frame/site-frame.tsx'
import { useWholePageOnReturn } from './sections/frame/use-whole-page-on-return.ts'
import { SiteDataProvider } from './site-data.tsx'
import './styles/base.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/motion.css'
import './styles/print.css'

export const loader = () => siteData()

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: anek, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'alternate', href: '/blog/feed.xml', type: 'application/rss+xml', title: 'Blog' },
]

/** What a route may say of itself. */
type Handle = {
  /** Served at addresses that it does not know (the not-found page): the application may not run. */
  withoutScripts?: boolean
  /** Has things that move by themselves, so the application wakes without a sign of the visitor. */
  wakesWhenIdle?: boolean
}

export function Layout({ children }: { children: React.ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined)
  const withScripts = !handles.some((handle) => handle?.withoutScripts)
  const data = useRouteLoaderData<typeof loader>('root')
  const wakesWhenIdle = handles.some((handle) => handle?.wakesWhenIdle)
  return (
    <html lang="en-IN" data-wakes-when-idle={wakesWhenIdle || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before any stylesheet: whichever arrives first, the order of the layers is this one. */}
        <style>{'@layer reset, tokens, base, components, grounds;'}</style>
        <meta name="theme-color" content="#12133d" />
        <Meta />
        <Links />
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
  // Styles that stand in for scripts step back, and what the visitor did meanwhile is done again.
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    dispatchEvent(new Event('awake'))
  }, [])
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
