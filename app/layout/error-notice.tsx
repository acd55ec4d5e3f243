import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import type { SiteData } from '../content/content.server.ts'
import { Button } from '../ui/button/button.tsx'
import { Section } from '../ui/section/section.tsx'

/**
 * Shown in place of a page that throws: an apology for visitors, the error itself in development.
 */
export function ErrorNotice({ error }: { error: unknown }) {
  const site = useRouteLoaderData<SiteData>('root')
  const status = isRouteErrorResponse(error) ? error.status : undefined
  return (
    <main>
      <Section background="sky">
        <h1>{site?.labels.errorTitle ?? status}</h1>
        <p>{site?.labels.errorText}</p>
        {import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
        <Button onClick={() => location.reload()}>{site?.labels.errorReload ?? '↻'}</Button>
      </Section>
    </main>
  )
}
