import type { BuiltSite } from '../built-site.ts'
import { IMMUTABLE, MARKDOWN_TYPE } from '../header-rules.ts'

const rule = (source: string, headers: Record<string, string>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

/** The file of Vercel (https://vercel.com/docs/project-configuration/vercel-json). Redirects keep the query. */
export const vercel = ({ headers, moved }: BuiltSite): Record<string, string> => ({
  'vercel.json': JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: null,
      outputDirectory: '.',
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        rule('/(.*)', headers),
        rule('/assets/(.*)', { 'Cache-Control': IMMUTABLE }),
        rule('/(.*)\\.md', { 'Content-Type': MARKDOWN_TYPE }),
      ],
      redirects: moved.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    },
    null,
    2,
  ),
})
