import { run } from './run.ts'

/**
 * Installs Debian packages with `apt-get`, if it exists and the user is root; otherwise does nothing.
 * @param packages names, and options of `apt-get install`
 */
export async function aptInstall(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return
  const apt = (...args: string[]) =>
    run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }).catch(() => 1)
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', ...packages)
}
