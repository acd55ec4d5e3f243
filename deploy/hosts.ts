import { type BuiltSite, fileOf } from './built-site.ts'
import { caddy } from './hosts/caddy.ts'
import { cloudflare } from './hosts/cloudflare.ts'
import { githubPages } from './hosts/github-pages.ts'
import { netlify } from './hosts/netlify.ts'
import { nginx } from './hosts/nginx.ts'
import { s3 } from './hosts/s3.ts'
import { vercel } from './hosts/vercel.ts'

/** What a host needs: files of its own, and for some a copy of the site in the form that it expects. */
export interface Host {
  /** The texts of its files, by name. */
  files(site: BuiltSite): Record<string, string>
  /** The copy of the site; hosts without one serve `build/client` itself. */
  copy?: {
    /** Its folder, in the folder of the host. */
    folder: string
    /** The file of a page other than Home. */
    pageFile(page: string): string
    /** Whether pages carry the policy in a `<meta>` element, because the host cannot send it. */
    policyInPages?: true
  }
}

/** `about.html` is served at `/about`. */
const flat = (page: string) => `${page.slice(1)}.html`

export const HOSTS: Record<string, Host> = {
  nginx: { files: nginx },
  caddy: { files: caddy },
  cloudflare: {
    files: cloudflare,
    copy: { folder: 'site', pageFile: fileOf },
  },
  netlify: { files: netlify, copy: { folder: '.', pageFile: flat } },
  vercel: { files: vercel, copy: { folder: '.', pageFile: flat } },
  'github-pages': {
    files: githubPages,
    copy: { folder: '.', pageFile: flat, policyInPages: true },
  },
  s3: {
    files: s3,
    copy: {
      folder: 'site',
      pageFile: (page) => `pages/${flat(page)}`,
      policyInPages: true,
    },
  },
}
