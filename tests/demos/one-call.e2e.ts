import { fillIn } from '../../contract/fill-in.ts'
import { expect, stopClock, test } from '../site.ts'
import { demoOf } from './demo.ts'
import { usedByFinger } from './used-by-finger.ts'

const { labels, path, open } = demoOf('one-call')

test.skip(!path, 'no page has this demo')

test('Buttons and arrow keys step through a call; the caller and the leave change what each role sees', async ({
  page,
}) => {
  await stopClock(page)
  const region = await open(page)
  const screen = (name: string) => region.getByRole('region', { name, exact: true })
  const owner = screen(labels.screens.owner.title).getByRole('listitem')
  const stepped = (number: number) =>
    region.getByRole('radio', {
      name: fillIn(labels.walk.step, { number, title: labels.steps[number - 1]?.title ?? '' }),
    })
  const last = labels.steps.length

  // By pointer to the end, where the way on ends, too.
  const next = region.getByRole('button', { name: labels.walk.next, exact: true })
  for (let step = labels.firstStep; step < last; step++) await next.click()
  await expect(stepped(last)).toBeChecked()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  const all = await owner.count()

  // By keyboard back to the first ring, of which the employee sees nothing.
  await stepped(last).focus()
  for (let step = last; step > 1; step--) await page.keyboard.press('ArrowLeft')
  await expect(stepped(1)).toBeChecked()
  await expect(owner).toHaveCount(labels.steps[0]?.owner.length ?? 0)
  expect(all).toBeGreaterThan(await owner.count())
  const employee = screen(labels.screens.employee.title)
  await expect(employee.getByText(labels.screens.nothing)).toBeVisible()

  // Whoever is back from leave answers.
  const answering = (answers: string) =>
    screen(fillIn(labels.screens.salesperson.title, { answers }))
  await expect(answering(labels.colleague)).toBeVisible()
  await region
    .getByRole('checkbox', { name: fillIn(labels.onLeave, { salesperson: labels.salesperson }) })
    .uncheck()
  await expect(answering(labels.salesperson)).toBeVisible()
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(`${path}#one-call?step=1&leave=`)
})

usedByFinger('one-call', (region) =>
  region.getByRole('button', { name: labels.walk.next, exact: true }).tap(),
)
