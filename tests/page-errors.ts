import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** WCAG 2.2 AA, and what comes before it (https://github.com/dequelabs/axe-core/blob/develop/doc/API.md). */
const RULES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}

/**
 * What axe finds wrong with the page as it stands, by rule, with where it is.
 * @param within a part of the page, where the rest is looked at elsewhere
 */
export async function problems(page: Page, within = 'html') {
  // It is half a megabyte: put into a page once, however often that is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([within, rules]) => {
      const { violations } = await window.axe.run(within, rules)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      )
    },
    [within, RULES] as const,
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
