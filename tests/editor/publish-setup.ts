import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { services } from '../content-file.ts'
import type { EditorSession } from './session.ts'

export const [SERVICE = '', OTHER = ''] = services.map(({ slug }) => `services/${slug}.yaml`)

/** How long a build may take on a busy machine. */
export const BUILT = { timeout: 600_000 }

/** The page that publishes, and a repository of the site with a remote, of which somebody else has a clone. */
export function publishSetup(session: EditorSession) {
  const remote = path.join(mkdtempSync(path.join(tmpdir(), 'remote-')), 'site.git')
  const gitIn =
    (cwd: string) =>
    (...args: string[]) =>
      execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim()
  const git = gitIn(session.folder)
  const published = () => git('ls-remote', remote, 'live/site').slice(0, 40)
  const clone = path.join(path.dirname(remote), 'clone')
  const theirs = (file: string) => path.join(clone, 'content', file)
  /** Runs Git as somebody else, in the clone. */
  const elsewhere = gitIn(clone)
  /** Commits and pushes there. */
  const push = (message: string, ...options: string[]) => {
    elsewhere('commit', '--quiet', '--all', '--message', message, ...options)
    elsewhere('push', '--quiet')
  }
  /** Puts a line in place of that of the same field. */
  const change = (place: string, line: string) => {
    const [field] = line.split(':')
    const text = readFileSync(place, 'utf8')
    writeFileSync(place, text.replace(new RegExp(`^${field}: .*$`, 'm'), line))
  }
  const putHook = (name: string, commands: string) => {
    const hook = path.join(remote, 'hooks', name)
    writeFileSync(hook, `#!/bin/sh\n${commands}\n`, { mode: 0o755 })
    return () => rmSync(hook)
  }

  /** A repository of the site as it is, a remote that has it, with names that Git never gives, and a clone. */
  function createRepository() {
    git('init', '--quiet', '--initial-branch', 'main')
    git('init', '--quiet', '--bare', '--initial-branch', 'live/site', remote)
    git('config', 'user.name', 'Asha')
    git('config', 'user.email', 'asha@example.com')
    git('add', '.')
    git('commit', '--quiet', '--message', 'Add the site')
    git('remote', 'add', 'team/site', remote)
    git('push', '--quiet', '--set-upstream', 'team/site', 'main:live/site')
    const somebody = ['--config', 'user.name=B', '--config', 'user.email=b@example.com']
    git('clone', '--quiet', ...somebody, remote, clone)
  }

  async function open() {
    const tab = await session.open('publish')
    /** Builds the site, unless the page shows what has changed since the last build. */
    const build = async () => {
      const button = tab.button('Build and check')
      const heading = tab.page.getByRole('heading', { name: /All pages are new|What has changed/ })
      await button.or(heading).first().waitFor()
      if (await button.isVisible()) await button.click()
      await heading.waitFor(BUILT)
    }
    const changes = () =>
      tab.page.getByRole('region', { name: /changed|new/ }).getByRole('listitem')
    const meanwhile = tab.page.getByRole('region', { name: 'Somebody else' })
    return { ...tab, build, changes, meanwhile }
  }

  beforeAll(() => {
    const ignored = 'node_modules\n/build/\ndata\n.react-router\n/content/brand/*.woff2\n'
    writeFileSync(path.join(session.folder, '.gitignore'), ignored)
  })
  afterAll(() => rmSync(path.dirname(remote), { recursive: true }))

  const repository = { remote, theirs, git, elsewhere, published, push, change, putHook }
  return { ...repository, createRepository, open }
}

export type PublishSetup = ReturnType<typeof publishSetup>
