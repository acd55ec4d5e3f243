import { describe, expect, test } from 'vitest'
import { wakeOnIntent } from './wake-on-intent.ts'

const CONTEXT =
  '<script>window.__reactRouterContext = {"ssr":false};window.__reactRouterContext.stream = 1;</script>'
const START = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/about-3.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/about":route1};

import("/assets/entry.client-4.js");</script>`
const PRELOADS = ['manifest-1', 'entry.client-4', 'chunk-5', 'root-2', 'about-3']
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join('')
/** In the place of the script that scrolls, which browsers do by themselves. */
const SCROLL =
  '<script>((storageKey,restoreKey)=>{window.scrollTo(0,storedY)})("positions", null)</script>'
const DATA = '<script>window.__reactRouterContext.streamController.close();</script>'
const HEAD = '<head><title>About</title><link rel="stylesheet" href="/assets/root-6.css"/></head>'

/** A page as the framework writes it. */
const page = ({ preloads = PRELOADS, context = CONTEXT, start = START, scroll = SCROLL } = {}) =>
  `<!DOCTYPE html><html>${HEAD}<body><main>$& About</main>${preloads}${context}${start}${scroll}${DATA}</body></html>`

/** The inline scripts of a page, in their order. */
const scriptsOf = (html: string) =>
  Array.from(html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g), ([, attributes, code]) => ({
    attributes,
    code: code ?? '',
  }))

describe('A page of the framework', () => {
  const html = wakeOnIntent(page(), 'about/index.html')
  const waker = scriptsOf(html)[1]?.code ?? ''

  test('fetches no module by itself: no preload, no module script', () => {
    expect(html).not.toContain('modulepreload')
    expect(html).not.toContain('type="module"')
    expect(html).not.toMatch(/<script[^>]*\ssrc=/)
  })

  test('keeps all the rest as it is, in its place', () => {
    expect(html).toBe(
      page({ preloads: '', start: `<script>${waker}</script>`, scroll: '<script></script>' }),
    )
  })

  test('gets a script that knows the modules, the routes and the entry', () => {
    for (const name of ['manifest-1', 'root-2', 'about-3', 'entry.client-4']) {
      expect(waker.split(`/assets/${name}.js`), name).toHaveLength(2)
    }
    for (const route of ['root', 'routes/about']) expect(waker).toMatch(quoted(route))
    expect(waker).not.toMatch(/\b(MODULES|ROUTES|ENTRY)\b/)
    expect(waker.indexOf('manifest-1')).toBeLessThan(waker.indexOf('root-2'))
    expect(waker.indexOf('root-2')).toBeLessThan(waker.indexOf('about-3'))
  })

  test('gets a small one, in plain JavaScript', () => {
    expect(() => new Function(waker.replaceAll('import(', 'load('))).not.toThrow()
    expect(waker).not.toContain('\n')
    expect(waker.length).toBeLessThan(2000)
  })

  test('with a dollar sign in the name of a file is written as it is', () => {
    const start = START.replaceAll('about-3', () => 'about-$&-$1')
    expect(wakeOnIntent(page({ start }), 'about')).toContain('/assets/about-$&-$1.js')
  })
})

test('A page that runs nothing is left alone, its data for search engines included', () => {
  const html = `<html><head><script type="application/ld+json">{"@type":"WebPage"}</script></head><body><h1>Not found</h1></body></html>`
  expect(wakeOnIntent(html, '404/index.html')).toBe(html)
})

describe('The build stops, and names the page and where to look,', () => {
  const replaced = (from: string | RegExp, to: string) => ({ start: START.replace(from, to) })
  const shapes: [string, string][] = [
    ['when there is no start script', page({ start: '' })],
    ['when there are two', page({ start: START + START })],
    ['when the start script is of another kind', page(replaced(' async=""', ' defer=""'))],
    ['when the start script is a file', page({ start: '<script type="module" src="/a.js"/>' })],
    [
      'when nothing of it is known any more',
      page({
        context: CONTEXT.replaceAll('__reactRouter', '__router'),
        start: START.replace(' async=""', ''),
      }).replaceAll('__reactRouterContext', '__routerContext'),
    ],
    ['when the script that scrolls is another', page({ scroll: '<script>scrollTo(0,1)</script>' })],
    ['when the manifest is not imported', page(replaced(/import "[^"]+";/, ''))],
    ['when the entry is not imported', page(replaced(/import\("[^"]+"\);/, ''))],
    ['when the routes are not named', page(replaced('__reactRouterRouteModules', '__modules'))],
    [
      'when there are no routes',
      page(replaced('{"root":route0,"routes/about":route1}', '{}')).replace(/import \* as .*/g, ''),
    ],
    ['when a route has no module', page(replaced(/import \* as route1 .*/, ''))],
    ['when a module has no route', page(replaced(',"routes/about":route1', ''))],
    [
      'when a route has its module in pieces',
      page(
        replaced(
          /import \* as route1 .*/,
          'import * as route1_clientLoader from "/assets/load-7.js";\nimport * as route1_main from "/assets/about-3.js";\nconst route1 = {...route1_clientLoader,...route1_main};',
        ),
      ),
    ],
    [
      'when a module is imported by other words',
      page(replaced(/import \* as route1 .*/, 'import route1 from "/assets/about-3.js";')),
    ],
    ['when no module is preloaded', page({ preloads: '' })],
    [
      'when modules are preloaded by other words',
      page({ preloads: PRELOADS.replaceAll('rel="modulepreload"', 'rel="preload" as="script"') }),
    ],
    [
      'when some modules are preloaded by other words',
      page({
        preloads: `${PRELOADS}<link as="script" rel="modulepreload" href="/assets/b-8.js"/>`,
      }),
    ],
    [
      'when something else is run from a file',
      page({ preloads: `${PRELOADS}<script src="/assets/early-9.js"></script>` }),
    ],
  ]
  test.each(shapes)('%s', (_, html) => {
    const rewriting = () => wakeOnIntent(html, 'services/seo/index.html')
    expect(rewriting).toThrow('services/seo/index.html: ')
    expect(rewriting).toThrow('docs/decisions/010-waking-on-intent.md')
  })
})

/** A string in whichever quotes the minifier prefers. */
function quoted(text: string) {
  return new RegExp(`["'\`]${text}["'\`]`)
}
