import { type BuiltSite, fileOf } from '../built-site.ts'

/** Lines of the two maps of `deploy/nginx.conf`: each page's policy by its file, and the redirects. */
export const nginx = ({ pages, notFound, moved }: BuiltSite): Record<string, string> => ({
  'nginx-headers.conf': [...pages, ['/404', notFound] as const]
    .map(([page, policy]) => `/${fileOf(page)} "${policy}";\n`)
    .join(''),
  'nginx-redirects.conf': moved.map(([from, to]) => `${from} ${to};\n${from}/ ${to};\n`).join(''),
})
