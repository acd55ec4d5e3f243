import type { BuiltSite } from '../built-site.ts'

/** What `deploy/nginx.conf` includes: the headers of every response, and the redirects. */
export const nginx = ({ headers, moved }: BuiltSite): Record<string, string> => ({
  'nginx-headers.conf': Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join(''),
  'nginx-redirects.conf': moved.map(([from, to]) => `${from} ${to};\n${from}/ ${to};\n`).join(''),
})
