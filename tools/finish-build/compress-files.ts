import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const zstd = promisify(zstdCompress)

/** Smaller files gain nothing: one packet holds them. */
const SMALLEST = 700

async function compress(file: string): Promise<void> {
  const text = readFileSync(file)
  if (text.length < SMALLEST) return
  const [br, gz, zst] = await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzipAsync(text, { level: 9 }),
    // The size in advance: without it every file gets buffers for the largest window.
    zstd(text, {
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
      pledgedSrcSize: text.length,
    }),
  ])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
  writeFileSync(`${file}.zst`, zst)
}

/**
 * Puts `.br`, `.gz` and `.zst` copies beside every text file, for hosts that serve them as they are.
 * @param client folder of the built site
 */
export async function compressFiles(client: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,xml,txt,json,md}', {
    cwd: client,
  }).values()
  const work = async () => {
    for (const name of files) await compress(path.join(client, name))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
