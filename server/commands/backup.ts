import { existsSync } from 'node:fs'
import { OwnerError } from '../owner-error.ts'
import { backUp } from '../store/back-up.ts'
import { type Command, fileFrom } from './command.ts'

export const backup: Command = {
  usage: 'FILE',
  does: 'copies all messages into a new file, also while the server receives more',
  options: {},
  access: 'read',
  async run({ database, settings, write }, _given, positionals) {
    const file = fileFrom(positionals, `backup ${backup.usage}`)
    if (!database) throw new OwnerError(`There are no messages in ${settings.dataDir} yet.`)
    if (existsSync(file))
      throw new OwnerError(`${file} exists already. Please choose another name.`)
    try {
      await backUp(database, file)
    } catch (error) {
      throw new OwnerError(`${file} cannot be written: ${(error as Error).message}.`)
    }
    write(
      `All messages are in ${file}. It contains personal data: keep it where only you can read it.\n`,
    )
  },
}
