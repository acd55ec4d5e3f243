/**
 * `npm run deploy-files -- HOST`: writes the files that a host needs for the latest build, into `build/HOST`
 * with a copy of the site, or for nginx and Caddy into `build` itself.
 */
import { writeHostFiles } from './write-host-files.ts'

try {
  const { folder, warning } = writeHostFiles(process.argv[2] ?? '', 'build')
  console.log(`Written into ${folder}.`)
  if (warning) console.warn(warning)
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  const reason = code === 'ENOENT' ? 'There is no build: npm run build.' : (error as Error).message
  console.error(reason)
  process.exitCode = 1
}
