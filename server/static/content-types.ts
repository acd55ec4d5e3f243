import { extname } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  // React Router's own type for a page's data.
  '.data': 'text/x-script; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.xsl': 'text/xsl; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jxl': 'image/jxl',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
}

/** The Content-Type of a file, by its name; of a feed, by what it is. */
export function contentType(path: string, body?: Buffer): string {
  if (/(?:^|\/)[^/]*(?:feed|rss|atom)[^/]*\.xml$/.test(path)) {
    const isAtom = body?.subarray(0, 500).includes('http://www.w3.org/2005/Atom') ?? false
    // An RSS feed may name the Atom namespace too, for its link to itself.
    const isRss = body?.subarray(0, 500).includes('<rss') ?? false
    return `application/${isAtom && !isRss ? 'atom' : 'rss'}+xml; charset=utf-8`
  }
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
}
