import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { siteSchema } from '../../schemas/site.ts'
import { compressFiles } from './compress-files.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { deferStyles } from './defer-styles.ts'
import { inlineStyles } from './inline-styles.ts'
import { removeLeftovers } from './remove-leftovers.ts'
import { takeOutData } from './take-out-data.ts'
import { wakeOnIntent } from './wake-on-intent.ts'

/** Writes a file under a name that changes with its text; gives its address. */
function writeAsset(client: string, name: string, extension: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const address = `/assets/${name}-${hash}.${extension}`
  writeFileSync(path.join(client, address), text)
  return address
}

/**
 * The last steps of the build, after every page is written: takes away what no host may serve, puts
 * the application and its data to sleep until a visitor shows intent, puts the styles into the
 * pages, writes the headers that pages need (`headers.json` beside the folder), and adds compressed copies.
 * @param client folder of the built site
 */
export async function finishBuild(client: string): Promise<void> {
  removeLeftovers(client)
  const site = siteSchema.parse(parse(readFileSync('content/site.yaml', 'utf8')))
  const hosts = {
    mail: site.mail.send === 'provider' ? site.mail.host : undefined,
    liveChat: site.liveChat,
    map: site.map.embed,
    vitals: site.vitals,
  }
  const headers: Record<string, Record<string, string>> = {}
  for (const name of globSync('**/index.html', { cwd: client })) {
    const file = path.join(client, name)
    const { html: words, data } = takeOutData(readFileSync(file, 'utf8'), name)
    const more = data ? [writeAsset(client, 'data', 'js', data)] : []
    const styled = inlineStyles(wakeOnIntent(words, name, more), client)
    const html = deferStyles(styled, (css) => writeAsset(client, 'below', 'css', css))
    writeFileSync(file, html)
    const page = `/${path.dirname(name)}`.replace('/.', '/')
    headers[page] = { 'Content-Security-Policy': contentSecurityPolicy(html, hosts) }
  }
  writeFileSync(path.join(client, '..', 'headers.json'), JSON.stringify(headers, null, 2))
  await compressFiles(client)
}
