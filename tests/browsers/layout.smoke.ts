import { fillIn } from '../../contract/fill-in.ts'
import { siteContent } from '../content-file.ts'
import { expect, test } from './support/visitor.ts'

const { navigation, services, labels } = siteContent
const { services: servicesLink, pricing, drone } = navigation.header
const menuButton = fillIn(labels.menuOf, { label: servicesLink.label })

test('The Services menu opens on hover and by key; Escape closes it', async ({ visitor }) => {
  await visitor.visit('/about')
  const menu = visitor.header.getByRole('navigation', labels.mainNavigation)
  const button = menu.getByRole('button', menuButton)
  const service = menu.getByText(services[0]?.title ?? '')
  await service.isGone()
  await menu.getByRole('link', servicesLink.label).hover()
  await service.is()
  await button.is({ expanded: 'true' })
  await visitor.point({ x: 640, y: 890 })
  await service.isGone()

  await visitor.tabTo(button)
  await visitor.press('Enter')
  await service.is()
  await visitor.press('Escape')
  await service.isGone()
  await button.is({ focused: true, expanded: 'false' })
  await visitor.press('Enter')
  await service.click()
  await visitor.isAt(`/services/${services[0]?.slug}`)
})

test('A link opens at the top, and Back restores the scroll position', async ({ visitor }) => {
  await visitor.visit('/services')
  const link = visitor.page.getByRole('contentinfo').getByRole('link', pricing.label)
  await link.hover()
  const depth = await visitor.run(() => scrollY)
  expect(depth).toBeGreaterThan(500)
  await link.click()
  await visitor.isAt('/pricing')
  await visitor.main.getByRole('heading', siteContent.pricing.title).is()
  expect(await visitor.run(() => scrollY)).toBe(0)
  await visitor.back()
  await visitor.isAt('/services')
  await expect.poll(() => visitor.run(() => Math.round(scrollY))).toBe(Math.round(depth))
  await visitor.header.getByRole('link', drone?.label ?? '').click()
  await visitor.isAt(drone?.href ?? '')
})
