import { expect, test } from 'vitest'
import { problems } from '../../page-errors.ts'
import { BUILT, OTHER, type PublishSetup, SERVICE } from '../publish-setup.ts'
import type { EditorSession } from '../session.ts'

/** A test of sending the content for approval, which continues where publishing has ended. */
export function sendsForApproval(session: EditorSession, setup: PublishSetup): void {
  const { git, elsewhere, published, push, change, putHook, open, remote, theirs } = setup

  test('sends the content for approval, also from a protected branch', BUILT, async () => {
    const online = published()
    const free = putHook(
      'pre-receive',
      `while read old new ref; do
        [ $ref != refs/heads/live/site ] || { echo "GH006: Protected branch update failed"; exit 1; }
        [ $new = ${'0'.repeat(40)} ] || echo "Create a pull request: https://host.example/pull/new/<b>$ref"
      done >&2`,
    )
    git('config', 'editor.previewUrl', 'https://{branch}.pages.example')
    const tab = await open()
    const sent = tab.page.getByRole('region', { name: 'Sent for approval' })
    const branch = async () => `${await sent.locator('strong').textContent()}`
    const sentTo = async (file: string) =>
      git('--git-dir', remote, 'show', `${await branch()}:content/${file}`)
    const send = async () => {
      await tab.button('Send for approval').click()
      await tab.told('Sent for approval')
    }
    change(session.place(SERVICE), '  line: Kites for approval.')
    await tab.build()
    const checkout = () => [
      git('rev-parse', 'HEAD'),
      git('status', '--porcelain'),
      git('ls-files', '-s'),
    ]
    const before = checkout()
    await send()
    expect(checkout(), 'the working copy').toEqual(before)
    expect(await branch()).toMatch(/^content\/\d{4}-\d\d-\d\d-[a-z\d-]{3,9}$/)
    expect(await sentTo(SERVICE)).toContain('Kites for approval.')
    const links = sent.getByRole('link')
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      'https://host.example/pull/new/',
      `https://${(await branch()).replace('/', '-')}.pages.example`,
    ])
    expect(await problems(tab.page)).toEqual([])
    await tab.button('Withdraw').click()
    await tab.told('Withdrawn.')
    expect(git('ls-remote', '--heads', remote)).not.toContain('content/')
    await send()

    // Somebody changes the branch, and the owner publishes more.
    elsewhere('fetch', '--quiet')
    elsewhere('checkout', '--quiet', await branch())
    change(theirs(OTHER), '  line: Lanterns on approval.')
    push('A suggestion')
    const name = await branch()
    change(session.place(SERVICE), '  line: More kites for approval.')
    await tab.page.reload()
    await tab.build()
    await tab.button('Publish anyway').click()
    await tab.told('takes changes after approval only. Sent for approval')
    expect([published(), await branch()]).toEqual([online, name])
    expect(await sentTo(SERVICE)).toContain('More kites for approval.')
    expect(await sentTo(OTHER)).toContain('Lanterns on approval.')

    free()
    elsewhere('checkout', '--quiet', 'live/site')
    elsewhere('pull', '--quiet')
    elsewhere('merge', '--squash', `origin/${name}`)
    push('Approved')
    const later = await open()
    await later.page.getByText(`What you sent for approval as ${name} is merged.`).waitFor()
    expect(await later.page.getByRole('region', { name: 'Sent for approval' }).count()).toBe(0)
    await later.button('Merge both').click()
    await later.told('Both are together.')
    expect(session.fields(OTHER).hero.line).toBe('Lanterns on approval.')
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain', 'content')]).toEqual([
      published(),
      '',
    ])
  })
}
