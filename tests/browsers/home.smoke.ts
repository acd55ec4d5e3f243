import { onHome, siteContent } from '../content-file.ts'
import { expect, test, type Visitor } from './support/visitor.ts'

const { home, services, labels } = siteContent

/** How far a fully visible slide may extend beyond the edge of its list, in CSS pixels. */
const EDGE = 4

function carouselOf(visitor: Visitor, name: string) {
  const root = visitor.main.getByRole('region', name)
  const list = root.getByRole('list').first()
  return {
    previous: root.getByRole('button', labels.previous),
    next: root.getByRole('button', labels.next),
    stop: root.getByRole('button', labels.stopRotation),
    start: root.getByRole('button', labels.startRotation),
    list,
    show: () => root.show(),
    async shown() {
      const [frame] = await list.all()
      const slides = await root.getByRole('group').all()
      return slides.flatMap(({ left, right }, place) =>
        frame && left >= frame.left - EDGE && right <= frame.right + EDGE ? [place + 1] : [],
      )
    },
  }
}

/** Opens Home as a visitor who has closed Let's Connect before. */
async function visitHome(visitor: Visitor) {
  await visitor.visit('/about')
  await visitor.run(() => sessionStorage.setItem('contact-popup-closed', 'true'))
  await visitor.visit('/')
}

test('A carousel stops by its button, pages, and rotates again', async ({ visitor }) => {
  await visitHome(visitor)
  const carousel = carouselOf(visitor, onHome.services)
  await carousel.show()
  await carousel.stop.click()
  await carousel.start.is()
  await expect.poll(carousel.shown).toEqual([1, 2, 3])
  await carousel.previous.is({ disabled: true })
  await carousel.next.click()
  await expect.poll(carousel.shown).toEqual([4, 5, 6].filter((place) => place <= services.length))
  await carousel.previous.click()
  await expect.poll(carousel.shown).toEqual([1, 2, 3])
  await carousel.previous.is({ disabled: true })
  await carousel.start.click()
  await carousel.stop.is()
  // Hovering pauses it.
  await visitor.point({ x: 5, y: 5 })
  await expect.poll(carousel.shown).not.toContain(1)
})

test('On a phone a swipe pages a carousel, and its buttons follow', async ({ visitor }) => {
  await visitor.resize(390, 844)
  await visitHome(visitor)
  const carousel = carouselOf(visitor, onHome.services)
  await carousel.show()
  await carousel.stop.click()
  await carousel.previous.is({ disabled: true })
  await carousel.list.swipe()
  await expect.poll(carousel.shown).toEqual([2])
  await carousel.previous.is({ disabled: false })
  await carousel.next.click()
  await expect.poll(carousel.shown).toEqual([3])
})

test("Let's Connect opens once, closes by its X, and stays closed", async ({ visitor }) => {
  await visitor.visit('/')
  const dialog = visitor.page.getByRole('dialog', home.dialog.title)
  await dialog.is()
  await dialog.getByRole('button', labels.close).click()
  await dialog.isGone()
  // The dialog is hidden one frame before it is closed.
  const noted = () => visitor.run(() => sessionStorage.getItem('contact-popup-closed'))
  await expect.poll(noted).not.toBeNull()
})
