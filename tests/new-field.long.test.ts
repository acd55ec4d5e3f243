import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { formId } from '../contract/fields.ts'
import { scratchCopy } from '../tools/test/scratch-copy.ts'
import { buildIn } from './built-site.ts'
import { siteContent } from './content-file.ts'
import { launchBrowser } from './launch-browser.ts'
import { PROVIDER } from './mail-provider.ts'
import { eventually } from './server/support/eventually.ts'
import { startMailServer, textOf } from './server/support/mail-server.ts'
import { startProgram } from './start-program.ts'

/** The whole change of a developer who adds the field "company", and of an owner who adds two more. */
const CHANGES: Record<string, [before: string, after: string][]> = {
  'contract/fields.ts': [
    ['  message: {\n', "  company: { title: 'Company', kind: 'text', limit: 99 },\n  message: {\n"],
  ],
  'content/contact.yaml': [
    ['    message:\n', '    company: { label: Your company }\n    message:\n'],
    [
      '  emailQuestion:\n',
      `  ownFields:
    - { name: Budget, label: What may it cost?, kind: number }
    - { name: Found us by, label: How did you find us?, kind: choice, choices: [ A friend, A search ] }
  emailQuestion:
`,
    ],
  ],
  'content/privacy.md': [
    ['  message:', '  company: Your company\n  message:'],
    ['\n## ', '\nYour company, your budget and what you found us by.\n\n## '],
  ],
}

// A provider gets the mails of another host.
test.skipIf(PROVIDER)(
  'A field that three files name, and fields of the owner, arrive in the mail, with and without scripts',
  async () => {
    const folder = scratchCopy()
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [name, changes] of Object.entries(CHANGES)) {
      const file = path.join(folder, name)
      let text = readFileSync(file, 'utf8')
      for (const [before, after] of changes) {
        expect(text, name).toContain(before)
        text = text.replace(before, after)
      }
      writeFileSync(file, text)
    }
    await buildIn(folder)
    const smtp = await startMailServer()
    const settings = { DATA_DIR: path.join(folder, 'data'), ...smtp.settings }
    const address = / is at (http\S+)$/m
    const { url, child } = await startProgram(folder, ['server/main.ts'], settings, address)
    onTestFinished(() => void child.kill())
    const browser = await launchBrowser()
    onTestFinished(() => browser.close())
    const { fields, sendLabel } = siteContent.contact.form
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled })
      await page.goto(`${url}/contact`)
      const form = page.locator(`[id="${formId()}"]`)
      if (javaScriptEnabled) await form.scrollIntoViewIfNeeded()
      const text = { name: 'Asha', email: 'asha@example.com', message: 'Hello' }
      for (const [name, value] of Object.entries(text))
        await form.getByLabel(fields[name]?.label ?? '', { exact: true }).fill(value)
      await form.getByLabel('Your company').fill('Patel Tiles')
      await form.getByLabel('What may it cost?').fill('૫૦,૦૦૦')
      await form.getByLabel('How did you find us?').selectOption('A friend')
      await form.getByRole('button', { name: sendLabel }).click()
      const count = javaScriptEnabled ? 1 : 2
      // The visitor gets a mail too.
      const toOwner = () => smtp.mails.filter(({ to }) => to.includes('owner@example.com'))
      await eventually(toOwner).toHaveLength(count)
      const mail = toOwner().map(textOf)[count - 1]
      for (const line of ['Your company: Patel Tiles', 'Budget: ૫૦,૦૦૦', 'Found us by: A friend'])
        expect(mail).toContain(`\n${line}\n`)
    }
  },
  900_000,
)
