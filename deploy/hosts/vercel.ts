import { type BuiltSite, POLICY } from '../built-site.ts'
import { EVERYWHERE, IMMUTABLE, MARKDOWN_TYPE } from '../header-rules.ts'

const rule = (source: string, headers: [name: string, value: string][]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
})

/**
 * The file of Vercel (https://vercel.com/docs/project-configuration/vercel-json). Redirects keep the query.
 * Unknown addresses match no page's rule, so the not-found page carries its policy in a `<meta>` element.
 */
export const vercel = ({ pages, moved }: BuiltSite): Record<string, string> => ({
  'vercel.json': JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: null,
      outputDirectory: '.',
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        rule('/(.*)', EVERYWHERE),
        rule('/assets/(.*)', [['Cache-Control', IMMUTABLE]]),
        rule('/(.*)\\.md', [['Content-Type', MARKDOWN_TYPE]]),
        ...pages.map(([page, policy]) => rule(page, [[POLICY, policy]])),
      ],
      redirects: moved.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    },
    null,
    2,
  ),
})
