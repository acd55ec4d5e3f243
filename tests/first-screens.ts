import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '../model/fields/colours/contrast.ts'
import { content } from './content-file.ts'

export const TOUCH: string = content('services.yaml').touchLabel
export const DRONE = { path: '/services/drone-service', action: TOUCH }

/** The smallest contrast of a text to the points behind it. */
export async function leastContrast(page: Page, text: Locator) {
  const { clip, colour } = await text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    const rgb = getComputedStyle(element).color.match(/\d+/g)?.slice(0, 3) ?? []
    const hex = rgb.map((part) => Number(part).toString(16).padStart(2, '0')).join('')
    return { clip: { x, y, width, height }, colour: `#${hex}` }
  })
  const style = '[data-layout=widget] { display: none } main :is(h1, p) { color: #0000 !important }'
  const shot = sharp(await page.screenshot({ clip, style })).removeAlpha()
  const colours = new Set((await shot.raw().toBuffer()).toString('hex').match(/.{6}/g))
  return Math.min(...[...colours].map((behind) => contrastRatio(colour, `#${behind}`)))
}
