import { contentTexts } from '../model/content-folder.ts'
import { languagesIn, translate } from '../model/languages/translate.ts'
import { readContent } from '../model/read-content.ts'
import { fixedPaths } from '../tools/content/read-content-folder.ts'
import { builtPages } from './built-site.ts'
import { formIn, outbox, someone } from './contact-form.ts'
import { siteContent } from './content-file.ts'
import { main } from './page-content.ts'
import { expect, test, UNKNOWN_ADDRESS } from './site.ts'
import { testPage } from './test-page.ts'

const files = contentTexts()

for (const name of languagesIn(files)) {
  const { content, language } = translate(files, name, (texts) => readContent(texts, fixedPaths))
  const paths = builtPages(name).map(({ path }) => path)
  const at = (path: string) => `/${name}${path === '/' ? '' : path}`
  const nameOf = (tag: string) =>
    new Intl.DisplayNames(tag, { type: 'language' }).of(new Intl.Locale(tag).language) ?? tag
  const [own, first] = [nameOf(language), nameOf(siteContent.brand.language)]
  const has = (path: string) => paths.includes(path)

  test.describe(`In ${name}`, () => {
    test.skip(!content || !has('/') || !has('/contact'), 'the sample page is not translated')

    test('the header leads to the same page, the mobile menu back', async ({ page }) => {
      await page.goto('/contact')
      const asked = (await page.requests()).map((request) => request.url())
      expect(asked).not.toContainEqual(expect.stringContaining(`/${name}-`))
      const header = page.getByRole('banner')
      await header.getByRole('link', { name: own }).click()
      await expect(page).toHaveURL(at('/contact'))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content?.contact.title ?? '')
      await page.setViewportSize({ width: 390, height: 844 })
      const menu = content?.labels.openMenu ?? ''
      await page.getByRole('button', { name: menu, exact: true }).click()
      await header.getByRole('link', { name: first }).click()
      await expect(page).toHaveURL('/contact')
    })

    test('errors of a form and its thanks are in it, as the outbox says', async ({
      page,
      visit,
    }) => {
      await visit(at('/contact'))
      const form = formIn(main(page), content?.contact.form)
      await form.send.click()
      const { missing = '' } = content?.contact.form.fields.name ?? {}
      await expect(main(page).getByText(missing, { exact: true })).toBeVisible()
      const enquiry = someone()
      await form.write(enquiry)
      await form.isSent()
      const [stored] = await outbox(enquiry.email)
      expect(stored?.details.page).toBe(at('/contact'))
    })

    test('an unknown address has its not-found page', async ({ page }) => {
      const answer = await page.goto(at(UNKNOWN_ADDRESS))
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        content?.notFound.title ?? '',
      )
    })

    test('the search finds its pages', async ({ page, visit }) => {
      test.skip(!has('/search'), 'the search is not translated')
      await visit(at('/search'))
      const word = content?.contact.title ?? ''
      const field = main(page).getByRole('textbox', { name: content?.search.fieldLabel ?? '' })
      await field.fill(word)
      await field.press('Enter')
      const found = main(page).getByRole('link', { name: word }).first()
      await expect(found).toHaveAttribute('href', at('/contact'))
    })
  })

  test.describe(`In ${name}, without JavaScript,`, () => {
    test.use({ javaScriptEnabled: false })
    test.skip(!content || !has('/contact'), 'not translated')

    test('a form ends at the thanks in it', async ({ page }) => {
      await page.goto(at('/contact'))
      const form = formIn(main(page), content?.contact.form)
      await form.write(someone())
      await form.send.click()
      await expect(page).toHaveURL(at('/contact/thanks'))
    })
  })

  if (has('/contact')) testPage(at('/contact'))
}
