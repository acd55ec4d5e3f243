import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumArguments, findChromium, findHeadlessShell } from '../tools/chromium.ts'
import { scratchCopy } from '../tools/scratch-copy.ts'
import { bareEnvironment } from './bare-environment.ts'
import { siteContent } from './content-file.ts'
import { freePort } from './programs.ts'
import { eventually } from './server/support/eventually.ts'
import { startMailServer, textOf } from './server/support/mail-server.ts'

/** The whole change of a developer who adds the field "company", and of an owner who adds two more. */
const CHANGES: Record<string, [before: string, after: string][]> = {
  'contract/fields.ts': [
    [
      '  message: {\n',
      "  company: { title: 'Company', kind: 'text', limit: 100 },\n  message: {\n",
    ],
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
    [
      '\n- **Your message**',
      '\n- **Your company**, your budget and what you found us by.\n- **Your message**',
    ],
  ],
}

test('A field that three files name, and fields of the owner, arrive in the mail, with and without scripts', async () => {
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
  const run = (program: string, settings: Record<string, string> = {}) => {
    const env = { ...bareEnvironment, ...settings }
    const child = spawn(process.execPath, [program], { cwd: folder, env, stdio: 'ignore' })
    onTestFinished(() => void child.kill())
    return child
  }
  expect(await once(run('tools/build.ts'), 'close')).toEqual([0, null])
  const smtp = await startMailServer()
  const PORT = `${await freePort()}`
  const url = `http://127.0.0.1:${PORT}`
  const DATA_DIR = path.join(folder, 'data')
  run('server/main.ts', { PORT, DATA_DIR, SMTP_URL: smtp.url, MAIL_TO: 'owner@example.com' })
  await eventually(() =>
    fetch(`${url}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false),
  ).toBe(true)

  const executablePath = findHeadlessShell() ?? findChromium()
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  onTestFinished(() => browser.close())
  const { fields, sendLabel } = siteContent.contact.form
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto(`${url}/contact`)
    const form = page.locator('#enquiry')
    if (javaScriptEnabled) await form.scrollIntoViewIfNeeded()
    await form.getByLabel(fields.name.label, { exact: true }).fill('Asha')
    await form.getByLabel(fields.email.label, { exact: true }).fill('asha@example.com')
    await form.getByLabel(fields.message.label, { exact: true }).fill('Hello')
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
}, 900_000)
