import { fillIn } from '../../contract/fill-in.ts'
import { expect, stopClock, test } from '../site.ts'
import { demoOf } from './demo.ts'
import { usedByFinger } from './used-by-finger.ts'

const { words, path, open } = demoOf('one-call')

test.skip(!path, 'no page has this demo')

test('Buttons and arrow keys step through a call; the caller and the leave change what each role sees', async ({
  page,
}) => {
  await stopClock(page)
  const region = await open(page)
  const screen = (name: string) => region.getByRole('region', { name, exact: true })
  const owner = screen(words.screens.owner.title).getByRole('listitem')
  const stepped = (number: number) =>
    region.getByRole('radio', {
      name: fillIn(words.walk.step, { number, title: words.steps[number - 1]?.title ?? '' }),
    })
  const last = words.steps.length

  // By pointer to the end, where the way on ends, too.
  const next = region.getByRole('button', { name: words.walk.next, exact: true })
  for (let step = words.firstStep; step < last; step++) await next.click()
  await expect(stepped(last)).toBeChecked()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  const all = await owner.count()

  // By keyboard back to the first ring, of which the employee sees nothing.
  await stepped(last).focus()
  for (let step = last; step > 1; step--) await page.keyboard.press('ArrowLeft')
  await expect(stepped(1)).toBeChecked()
  await expect(owner).toHaveCount(words.steps[0]?.owner.length ?? 0)
  expect(all).toBeGreaterThan(await owner.count())
  const employee = screen(words.screens.employee.title)
  await expect(employee.getByText(words.screens.nothing)).toBeVisible()

  // Whoever is back from leave answers.
  const answering = (answers: string) =>
    screen(fillIn(words.screens.salesperson.title, { answers }))
  await expect(answering(words.colleague)).toBeVisible()
  await region
    .getByRole('checkbox', { name: fillIn(words.onLeave, { salesperson: words.salesperson }) })
    .uncheck()
  await expect(answering(words.salesperson)).toBeVisible()
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(`${path}#one-call?step=1&leave=`)
})

usedByFinger('one-call', (region) =>
  region.getByRole('button', { name: words.walk.next, exact: true }).tap(),
)
