import { existsSync } from 'node:fs'
import { OwnerError } from '../owner-error.ts'
import { replaceDatabase, restoreMessages } from '../store/restore-messages.ts'
import { type Command, fileFrom } from './command.ts'

export const restore: Command = {
  usage: 'FILE [--replace]',
  does: 'adds the messages of a backup or a rescued copy; with --replace, in place of all others, while no server runs',
  options: { replace: { type: 'boolean' } },
  access: 'none',
  async run({ settings, write, now }, given, positionals) {
    const file = fileFrom(positionals, `restore ${restore.usage}`)
    if (!existsSync(file)) throw new OwnerError(`There is no file ${file}.`)
    if (given.replace && settings.databaseUrl)
      throw new OwnerError('--replace is for a file: for PostgreSQL, use an empty database.')
    if (given.replace) {
      const { former, count } = await replaceDatabase(settings.dataDir, file, now())
      write(`${inWords(count)} in place, as in ${file}. What was deleted since is back.\n`)
      if (former) write(`The former messages are in ${former}: delete it once all is well.\n`)
    } else {
      const count = await restoreMessages(settings, file)
      write(`${inWords(count)} restored.`)
      write(` Delete ${file} once you no longer need it: it contains personal data.\n`)
    }
  },
}

const inWords = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`
