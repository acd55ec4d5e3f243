import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OwnerError } from '../../../contract/owner-error.ts'
import { valueAt } from '../../../schemas/content-issue.ts'
import { STORED } from '../../../tools/stored-files.ts'
import type { Choices, FieldPath } from '../../protocol.ts'
import { knownValues, mergeTexts, type Versions } from '../content-store.ts'
import { commitContent, fetchRemote, git, gitOutput, mistake, THEIRS } from './repository.ts'

/** Where both are merged: the files of the owner stay as they are until that is done. */
const PLACE = path.resolve(STORED, 'merge')

const MESSAGE = 'Bring changes of others together with these'

/** Both values of the fields of a file that two have changed; of the whole file, if it cannot be merged by fields. */
export type Clash = { file: string; fields: { path: FieldPath; mine: unknown; theirs: unknown }[] }

/** Git in the folder of the merge, without the hooks of the checkout, whose packages are not there. */
const there = (...args: string[]) => git('-C', PLACE, '-c', 'core.hooksPath=/dev/null', ...args)

const lines = (names: string) => names.split('\0').filter(Boolean)

/** The text of a file with the changes of both; the fields that both have changed, unless it is chosen whose stay. */
function mergedText(file: string, versions: Versions, choice?: 'mine' | 'theirs'): string | Clash {
  const [base, mine, theirs] = versions
  const { text, clashes } = mergeTexts(file, choice === 'theirs' ? [base, theirs, mine] : versions)
  if (text !== undefined && (choice || clashes.length === 0)) return text
  const told = (text: string | undefined, path: FieldPath) => {
    if (path.length > 0) return valueAt(knownValues(file, text), path)
    return text === undefined ? 'deleted' : 'changed'
  }
  return {
    file,
    fields: clashes.map((path) => ({ path, mine: told(mine, path), theirs: told(theirs, path) })),
  }
}

/**
 * Fetches what others have pushed and merges it: by lines, as Git does, else by fields. Until then no file changes.
 * @param choices whose fields stay where both have changed the same ones @returns the files that lack a choice
 */
export async function bringTogether(choices: Choices): Promise<Clash[]> {
  try {
    await fetchRemote()
    await commitContent()
    await removePlace()
    await git('worktree', 'add', '--quiet', '--detach', PLACE, 'HEAD')
    const clashes = await mergeThere(await git('rev-parse', THEIRS), choices)
    if (clashes.length === 0)
      await git('merge', '--quiet', '--ff-only', await there('rev-parse', 'HEAD'))
    return clashes
  } catch (error) {
    throw mistake(error)
  } finally {
    await removePlace()
  }
}

/** Removes the folder of the merge, also one that a crash has left. */
async function removePlace(): Promise<void> {
  rmSync(PLACE, { recursive: true, force: true })
  await git('worktree', 'prune')
}

/** Takes a file as it is in a commit, or removes it as that did. */
const takeWhole = (name: string, commit: string) =>
  there('checkout', '--quiet', commit, '--', name).catch(() =>
    there('rm', '--quiet', '--force', '--ignore-unmatch', '--', name),
  )

async function mergeThere(theirs: string, choices: Choices): Promise<Clash[]> {
  const mine = await there('rev-parse', 'HEAD')
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
  const clashes: Clash[] = []
  for (const name of unmerged) {
    const file = name.slice(content.length)
    const stages = [':1', ':2', ':3'].map((stage) => show(stage, name))
    const versions = (await Promise.all(stages)) as Versions
    const choice = choices[file]
    const merged = mergedText(file, versions, choice)
    if (typeof merged === 'string') {
      // Theirs may be a link to another file, which is not written.
      rmSync(path.join(PLACE, name), { force: true })
      writeFileSync(path.join(PLACE, name), merged)
    } else if (!choice) clashes.push(merged)
    else await takeWhole(name, choice === 'mine' ? mine : theirs)
  }
  if (clashes.length > 0 || unmerged.length === 0) return clashes
  await there('add', '--all', '--', content)
  await there('commit', '--quiet', '--message', MESSAGE)
  return []
}
