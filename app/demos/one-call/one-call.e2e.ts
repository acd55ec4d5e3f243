import { fillIn } from '../../../contract/fill-in.ts'
import { demoOf } from '../../../tests/demos/demo.ts'
import { expect, stopClock, test } from '../../../tests/site.ts'
import type { Labels } from './schema.server.ts'

const { labels, open } = demoOf<Labels>(import.meta.dirname)
const { desks, crm, hrms, manager } = labels

test('A call rings who is on duty, or the manager, and opens the record', async ({ page }) => {
  await stopClock(page)
  const region = await open(page)
  const result = (name: keyof typeof labels.results) =>
    region.getByRole('status', { name: labels.results[name], exact: true })
  for (const { name, people, record, next } of desks) {
    await region.getByRole('button', { name }).click()
    await expect(result('record')).toHaveText(record)
    await expect(result('next')).toHaveText(next)
    const leave = (person: string) =>
      region.getByRole('checkbox', { name: fillIn(hrms.onLeave, { name: person }) })
    for (const person of people) await leave(person.name).uncheck()
    for (const person of people) {
      await expect(result('rings')).toHaveText(person.name)
      await leave(person.name).press('Space')
    }
    await expect(result('rings')).toHaveText(manager)
  }
  await region.getByRole('checkbox', { name: crm.stranger }).check()
  await expect(result('record')).toHaveText(crm.newRecord)
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(/\?.*stranger=1/)
})
