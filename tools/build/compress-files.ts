import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Smaller files fit into one packet, so compression gains nothing. */
const SMALLEST = 700

async function compress(file: string): Promise<void> {
  const text = readFileSync(file)
  if (text.length < SMALLEST) return
  const [br, gz] = await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzipAsync(text, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

/** Writes `.br` and `.gz` copies beside every text file, for hosts that serve precompressed files. */
export async function compressFiles(client: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,xml,txt,json,md}', { cwd: client })
  await Promise.all(files.map((name) => compress(path.join(client, name))))
}
