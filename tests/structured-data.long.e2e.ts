import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { blocksOf } from '../app/blocks/block.ts'
import { type BuiltPage, builtFile, builtPages, tags } from './built-site.ts'
import { articles, asShown, products, services, site } from './content-file.ts'

type Node = { '@type': string; '@id'?: string; [property: string]: unknown }

function graphOf({ html, path }: BuiltPage): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(scripts, `${path} has one`).toHaveLength(1)
  return JSON.parse(scripts[0]?.[1] ?? '')['@graph']
}

/** All typed nodes of a value, itself included. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return '@type' in value ? [value as Node, ...inner] : inner
}

const pages = builtPages()
const graphs = new Map(pages.map((page) => [page.path, graphOf(page)]))
const typesOn = (path: string) => (graphs.get(path) ?? []).map((node) => node['@type'])

const PAGE_KINDS = [
  ...['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage', 'ImageGallery'],
  ...['ProfilePage', 'SearchResultsPage'],
]

/** Home begins every breadcrumb, and the not-found page has none. */
const WITHOUT_TRAIL = ['/', '/404']

const ADDRESS = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode']

/**
 * What Google requires and recommends for the types that it supports, read in November 2026 at
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery.
 */
const GOOGLE: Record<string, string[]> = {
  WebSite: ['name', 'url'],
  Organization: ['name', 'url'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  PostalAddress: [...ADDRESS, 'addressCountry'],
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'image', 'sameAs'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  GeoCoordinates: ['latitude', 'longitude'],
  BlogPosting: ['author', 'datePublished', 'dateModified', 'headline', 'image', 'wordCount'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  SoftwareApplication: ['name', 'applicationCategory'],
}

test('Every page has one graph: the agency, the site, the page, and its place in the site', () => {
  for (const { path, links, meta, hidden } of pages) {
    const graph = graphs.get(path) ?? []
    const [page, ...others] = graph.filter((node) => PAGE_KINDS.includes(node['@type']))
    expect.soft(others, path).toEqual([])
    // The not-found page has no address of its own.
    const address = path === '/404' ? undefined : `${site.url}${path}`
    expect.soft([page?.['@id'], page?.url], path).toEqual([address, address])
    expect.soft(meta('og:url'), path).toBe(address)
    // Pages with noindex have no canonical address.
    expect.soft(links('canonical')[0]?.href, path).toBe(hidden ? undefined : address)
    expect.soft(page?.description, path).toBe(meta('description'))
    expect.soft(typesOn(path), path).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
    const hasTrail = typesOn(path).includes('BreadcrumbList')
    expect.soft(hasTrail, path).toBe(!WITHOUT_TRAIL.includes(path))
  }
})

test('Each kind of page has nodes for what it is about', () => {
  const kinds = {
    ...{ '/about': 'AboutPage', '/gallery': 'ImageGallery', '/search': 'SearchResultsPage' },
    ...{ '/pricing': 'FAQPage', '/contact': 'LocalBusiness', '/services/drone-service': 'Service' },
    ...{ '/services': 'CollectionPage', '/products': 'CollectionPage', '/blog': 'CollectionPage' },
    ...Object.fromEntries(services.map(({ path }) => [path, 'Service'])),
    ...Object.fromEntries(products.map(({ path }) => [path, 'SoftwareApplication'])),
    ...Object.fromEntries(articles.map(({ path }) => [path, 'BlogPosting'])),
  }
  for (const [path, type] of Object.entries(kinds)) expect(typesOn(path), path).toContain(type)
  for (const { path, ...page } of [...services, ...products]) {
    const hasQuestions = blocksOf(page, 'questions').length > 0
    expect(typesOn(path).includes('FAQPage'), path).toBe(hasQuestions)
  }
})

test('All types and properties are in the vocabulary of schema.org', () => {
  // Inside the project, where the compiler finds the types of the vocabulary.
  const folder = mkdtempSync(path.join(import.meta.dirname, '..', 'node_modules', '.graphs-'))
  const file = path.join(folder, 'graphs.ts')
  const asCode = [...graphs.values()].map((graph) =>
    JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }),
  )
  try {
    const code = `export const graphs: Graph[] = [${asCode.join(',\n')}]`
    writeFileSync(file, `import type { Graph } from 'schema-dts'\n${code}`)
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', '']
    const { stdout, status } = spawnSync('tsc', [...options, file], { encoding: 'utf8' })
    expect([stdout, status]).toEqual(['', 0])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('What Google requires and recommends is present, and no price, rating or review is claimed', () => {
  const all = [...graphs].flatMap(([path, graph]) => nodesIn(graph).map((node) => ({ path, node })))
  for (const { path, node } of all) {
    const missing = GOOGLE[node['@type']]?.filter((property) => !node[property]) ?? []
    expect.soft(missing, `${path}: ${node['@type']}`).toEqual([])
    expect(['Review', 'AggregateRating', 'PriceSpecification']).not.toContain(node['@type'])
    if (node['@type'] === 'ListItem') expect.soft(node.item ?? node.url, path).toMatch(/^https?:/)
    const items = (node.itemListElement ?? []) as { position?: number }[]
    const positions = items.flatMap(({ position }) => position ?? [])
    expect.soft(positions, path).toEqual(positions.map((_, index) => index + 1))
  }
  const office = graphs.get('/contact')?.find((node) => node['@type'] === 'LocalBusiness')
  expect(Boolean(office?.geo), 'geo where site.yaml has it').toBe(Boolean(site.contact.geo))
  expect(Boolean(office?.openingHoursSpecification)).toBe(Boolean(site.contact.hours))
})

test('Nothing is claimed that the page does not show', () => {
  const SHOWN = [
    ...['name', 'headline', 'description', 'text', 'featureList', 'keywords', 'jobTitle', 'email'],
    ...['telephone', 'legalName', ...ADDRESS],
  ]
  for (const { path, text: visible, html } of pages) {
    const addresses = tags(html, 'a').map(({ href }) => href)
    const framed = tags(html, 'iframe').flatMap(({ src = '' }) =>
      src.startsWith('/') ? tags(builtFile(src), 'img') : [],
    )
    const pictures = [...tags(html, 'img'), ...tags(html, 'link'), ...framed].flatMap(
      ({ src, href }) => [`${site.url}${src}`, `${site.url}${href}`],
    )
    const days = tags(html, 'time').map(({ datetime }) => datetime)
    const nodes = nodesIn(graphs.get(path)).filter((node) => !PAGE_KINDS.includes(node['@type']))
    for (const node of nodes) {
      const place = `${path}: ${node['@type']}`
      const texts = SHOWN.flatMap((property) => node[property] ?? []) as string[]
      for (const text of texts.flatMap((text) => text.split('; ')))
        expect.soft(visible.toLowerCase(), place).toContain(asShown(text).toLowerCase())
      for (const address of [node.sameAs ?? []].flat())
        expect.soft(addresses, place).toContain(address)
      for (const picture of [node.image, node.contentUrl, node.logo].filter(Boolean))
        expect.soft(pictures, place).toContain(picture)
      for (const day of [node.datePublished, node.dateModified].filter(Boolean))
        expect.soft(days, place).toContain(day)
    }
  }
})
