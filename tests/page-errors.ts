import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** WCAG 2.2 AA, its predecessors, and best practices (https://github.com/dequelabs/axe-core/blob/develop/doc/API.md). */
const RULES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** What axe finds in the page's current state, or in a part of it, by rule and place. */
export async function problems(page: Page, within = 'html') {
  // Half a megabyte: injected once into each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([within, rules]) => {
      // Elsewhere the header may cover half of a link, which axe reports as a small target.
      scrollTo({ top: 0, behavior: 'instant' })
      const { violations } = await window.axe.run(within, rules)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      )
    },
    [within, RULES] as const,
  )
}

/** Rests all over a page, and returns the texts and controls under the contact widget's kite. */
export const underWidget = (page: Page) =>
  page.evaluate(async () => {
    const widget = document.querySelector('[data-layout=widget]')
    const button = widget?.querySelector('button')
    if (!widget || !button) throw new Error('the page has a contact widget')
    const end = document.documentElement.scrollHeight - innerHeight
    const covered: string[] = []
    const comesAndGoes = matchMedia('(max-width: 74.99rem)').matches
    scrollTo({ top: 0, behavior: 'instant' })
    for (let top = 1; top < end; top += 700) {
      await new Promise<void>((resolve) => {
        if (!comesAndGoes) addEventListener('scroll', () => resolve(), { once: true })
        let changes = 0
        const observer = new MutationObserver((records) => {
          changes += records.length
          if (comesAndGoes && changes >= 2) resolve(observer.disconnect())
        })
        observer.observe(widget, { attributeFilter: ['data-gone'] })
        scrollTo({ top, behavior: 'instant' })
      })
      const { x, y, width } = button.getBoundingClientRect()
      const reach = width / 2
      for (let across = 1 - reach; across < reach; across += 4)
        for (let down = Math.abs(across) + 1 - reach; down < reach - Math.abs(across); down += 4)
          for (const element of document.elementsFromPoint(x + reach + across, y + reach + down)) {
            const range = document.createRange()
            const isThere = ({ left, right, top, bottom }: DOMRect) =>
              left < x + reach + across &&
              right > x + reach + across &&
              top < y + reach + down &&
              bottom > y + reach + down
            const isText = [...element.childNodes].some((node) => {
              range.selectNode(node)
              return node instanceof Text && [...range.getClientRects()].some(isThere)
            })
            // The empty ground of a card whose link fills it may lie under the widget, its words may not.
            const isControl =
              element.matches('a, button, input, textarea') &&
              [...element.getClientRects()].some(isThere)
            if (!widget.contains(element) && (isText || isControl))
              covered.push(`${top}: ${element.outerHTML.slice(0, 80)}`)
          }
    }
    return [...new Set(covered)]
  })

/** Fields with text under 16 px: iOS zooms in when they are focused. */
export const smallFields = (page: Page) =>
  page
    .locator(
      'input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea',
    )
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ outerHTML }) => outerHTML.slice(0, 90)),
    )

/** Entries that CSS numbers, and does not count: a grid is no list item. */
export const uncounted = (page: Page) =>
  page.locator('li').evaluateAll((items) =>
    items
      .filter((item) => getComputedStyle(item, '::before').content.includes('list-item'))
      .filter((item) => getComputedStyle(item).display !== 'list-item')
      .map(({ textContent }) => textContent),
  )

/** By how many pixels the page is wider than its window, and which elements stick out. */
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

/** The links whose middle belongs to another element once they are scrolled into the window. */
export const coveredLinks = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true }),
    )
    return links.flatMap((link) => {
      link.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // A link in running text may be broken across lines.
      const { left, top, width, height } = link.getClientRects()[0] ?? new DOMRect()
      const at = document.elementFromPoint(left + width / 2, top + height / 2)
      // The skip link is above the window until it has the focus.
      return top + height <= 0 || link.contains(at)
        ? []
        : [
            `${link.textContent} (${link.getAttribute('href')}) is under ${at?.outerHTML.slice(0, 80)}`,
          ]
    })
  })

/**
 * The texts and fields that are cut off, by the window or by an element that hides or scrolls what does not
 * fit. Left out by design: what moves or turns pages, and addresses as a search engine cuts them.
 */
export const cutText = (page: Page) =>
  page.evaluate(() => {
    const byDesign = '[aria-hidden=true], [aria-roledescription], pre, [data-device], [data-layout]'
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const around = text.parentElement
      if (!around?.checkVisibility({ visibilityProperty: true }) || !text.data.trim()) continue
      if (around.closest(byDesign)) continue
      range.selectNode(text)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        for (let box: Element | null = around; box; box = box.parentElement) {
          const { overflowX, overflowY, clipPath, position } = getComputedStyle(box)
          const edges = box.getBoundingClientRect()
          // For screen readers alone, or wholly out of sight until it is asked for.
          if (clipPath.startsWith('inset(') || edges.width <= 1) break
          if (overflowX !== 'visible' && (bottom < edges.top + 1 || top > edges.bottom - 1)) break
          const isAcross = left < edges.left - 1 || right > edges.right + 1
          const isDown = top < edges.top - 3 || bottom > edges.bottom + 3
          if (
            (overflowX !== 'visible' && isAcross) ||
            (/hidden|clip/.test(overflowY) && isDown) ||
            (box === document.documentElement && (left < -1 || right > innerWidth + 1))
          )
            cut.push(`${text.data.trim().slice(0, 40)} in ${box.outerHTML.slice(0, 60)}`)
          if (position === 'fixed') break
        }
      }
    }
    const ruler = document.createElement('canvas').getContext('2d')
    const fields = 'main :is(input:not([type]), [type=text], select)'
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields)) {
      if (!field.checkVisibility()) continue
      const { font, paddingLeft, paddingRight, fieldSizing } = getComputedStyle(field)
      if (ruler) ruler.font = font
      // Its choice alone decides the width of such a list.
      const isList = field instanceof HTMLSelectElement && fieldSizing !== 'content'
      const choices = isList ? [...field.options] : []
      const needed = choices.map(({ text }) => ruler?.measureText(text).width ?? 0)
      const arrow = 18
      const room =
        field.clientWidth - arrow - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (field.scrollWidth > field.clientWidth + 1 || Math.max(...needed) > room + 1)
        cut.push(`${field.value} in ${field.outerHTML.slice(0, 60)}`)
    }
    return [...new Set(cut)]
  })
