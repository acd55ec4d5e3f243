import { run } from './run.ts'

/**
 * Installs Debian packages where `apt-get` can: on Debian and its kin, as root. Elsewhere nothing
 * happens.
 * @param packages their names, and options of `apt-get install`
 */
export async function aptInstall(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return
  const apt = (...args: string[]) =>
    run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }).catch(() => 1)
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', ...packages)
}
