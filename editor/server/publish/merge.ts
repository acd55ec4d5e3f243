import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OwnerError } from '../../../contract/owner-error.ts'
import type { Clash } from '../../../model/writing/merge-values.ts'
import { mergeTexts, type Versions } from '../../../model/writing/write-file.ts'
import { STORED } from '../../../tools/content/stored-files.ts'
import type { Choices } from '../../protocol.ts'
import { commitContent, explain, fetchRemote, git, gitOutput, THEIRS } from './repository.ts'

/** Where both are merged: the files of the owner stay as they are until that is done. */
const PLACE = path.resolve(STORED, 'merge')

const MESSAGE = 'Merge the changes of others'

/** A file that both have changed, with the fields, or as a whole. */
type ClashingFile = { file: string; fields: Clash[] }

/** Git in the folder of the merge, without the hooks of the checkout, whose packages are not there. */
const there = (...args: string[]) => git('-C', PLACE, '-c', 'core.hooksPath=/dev/null', ...args)

const lines = (names: string) => names.split('\0').filter(Boolean)

/**
 * Fetches what others have pushed and merges it: by lines, as Git does, else by fields. Until then no file changes.
 * @param choices whose fields stay where both have changed the same ones @returns the files that lack a choice
 */
export async function merge(choices: Choices): Promise<ClashingFile[]> {
  try {
    await fetchRemote()
    await commitContent()
    await removePlace()
    await git('worktree', 'add', '--quiet', '--detach', PLACE, 'HEAD')
    const clashes = await mergeThere(await git('rev-parse', THEIRS), choices)
    if (clashes.length > 0) return clashes
    const merged = await there('rev-parse', 'HEAD')
    // Of what they have all, such as an approved change, no commit of this computer is left.
    const isTheirs = !(await git('diff', '--name-only', merged, THEIRS))
    if (isTheirs) await git('reset', '--quiet', '--keep', THEIRS)
    else await git('merge', '--quiet', '--ff-only', merged)
    return []
  } catch (error) {
    return explain(error)
  } finally {
    await removePlace()
  }
}

/** Removes the folder of the merge, also one that a crash has left. */
async function removePlace(): Promise<void> {
  rmSync(PLACE, { recursive: true, force: true })
  await git('worktree', 'prune')
}

/** Takes a file as one of them has it, or removes it as they did. */
const takeWhole = (name: string, whose: 'mine' | 'theirs') =>
  there('checkout', '--quiet', whose === 'mine' ? '--ours' : '--theirs', '--', name).catch(() =>
    there('rm', '--quiet', '--force', '--ignore-unmatch', '--', name),
  )

async function mergeThere(theirs: string, choices: Choices): Promise<ClashingFile[]> {
  await there('merge', '--quiet', '--ff', '--no-edit', '--message', MESSAGE, theirs).catch(
    async (error) => {
      if (!(await there('ls-files', '--unmerged'))) throw error
    },
  )
  const content = `${await git('rev-parse', '--show-prefix')}content/`
  const unmerged = lines(await there('diff', '--name-only', '--diff-filter=U', '-z'))
  const others = unmerged.filter((name) => !name.startsWith(content))
  if (others.length > 0) {
    const wrong =
      'Both have changed files outside the content, which somebody who knows them merges'
    throw new OwnerError(`${wrong}: ${others.join(', ')}. Nothing has changed.`)
  }
  const show = (version: string, name: string) =>
    gitOutput('-C', PLACE, 'show', `${version}:${name}`).catch(() => undefined)
  const clashes: ClashingFile[] = []
  for (const name of unmerged) {
    const file = name.slice(content.length)
    const stages = [':1', ':2', ':3'].map((stage) => show(stage, name))
    const versions = (await Promise.all(stages)) as Versions
    const choice = choices[file]
    const [base, mine, theirs] = versions
    const { text, clashes: fields } = mergeTexts(
      file,
      choice === 'theirs' ? [base, theirs, mine] : versions,
    )
    if (text !== null && (choice || fields.length === 0)) {
      // Theirs may be a link to another file, which is not written.
      rmSync(path.join(PLACE, name), { force: true })
      writeFileSync(path.join(PLACE, name), text)
    } else if (!choice) clashes.push({ file, fields })
    else await takeWhole(name, choice)
  }
  if (clashes.length > 0 || unmerged.length === 0) return clashes
  await there('add', '--all', '--', content)
  await there('commit', '--quiet', '--message', MESSAGE)
  return []
}
