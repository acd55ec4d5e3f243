import { blocksOf } from '../app/blocks/block.ts'
import { fillIn } from '../contract/fill-in.ts'
import { asShown, content, products, services, siteContent, team } from './content-file.ts'
import { main } from './page-content.ts'
import { expect, test } from './site.ts'

test('About leads to what each person does, and to a form for them', async ({ page, visit }) => {
  const onThread = blocksOf(siteContent.about, 'team').some(({ variant }) => variant === 'thread')
  test.skip(!onThread, 'About shows no line of people')
  for (const { slug, name, ask } of team) {
    await visit('/about')
    const person = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    const answersFor = [...services, ...products].filter(({ contact }) => contact === slug)
    for (const { path } of answersFor)
      await expect(person.locator(`a[href="${path}"]`)).toBeVisible()
    if (!ask || answersFor.length === 0) continue
    // The kite, above the name, leads there too.
    await person.click({ position: { x: 80, y: 80 } })
    await expect(page.getByText(asShown(ask))).toBeVisible()
    const to = fillIn(content('contact.yaml').form.to, { person: name })
    await expect(main(page).getByText(to, { exact: true })).toBeVisible()
  }
})
