import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds wrong with the page as it stands, by rule, with where it is.
 * @param within a part of the page, where the rest is looked at elsewhere
 */
export async function problems(page: Page, within = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** How many pixels the page is wider than its window, and what sticks out. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...out.map(({ outerHTML }) => outerHTML.slice(0, 80)).slice(-5),
    ]
  })
