import { cpSync, globSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'

/** Copies for fast hosts, and files that search engines and assistants read besides the pages. */
const LEFT_OUT = /\.(?:br|gz|md)$|[\\/](?:llms\.txt|robots\.txt|sitemap\.xml)$/

const OTHER_ROBOTS = /<link rel="canonical"[^>]*>|<meta name="robots"[^>]*>/g

/** Writes the built site into a folder for any static host, for people to look at: search engines leave all pages out. @returns the folder */
export function saveForLooking(site: string, folder = 'build/for-looking'): string {
  rmSync(folder, { recursive: true, force: true })
  cpSync(realpathSync(site), folder, { recursive: true, filter: (file) => !LEFT_OUT.test(file) })
  for (const file of globSync(`${folder}/**/*.html`)) {
    const page = readFileSync(file, 'utf8').replace(OTHER_ROBOTS, '')
    // The first element of every head says which characters it has.
    const marked = page.replace(/<meta charset[^>]*>/i, '$&<meta name="robots" content="noindex">')
    if (marked === page) throw new Error(`${file} has no <meta charset>`)
    writeFileSync(file, marked)
  }
  return folder
}
