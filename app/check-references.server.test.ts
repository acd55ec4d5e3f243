import { describe, expect, test } from 'vitest'
import { checkReferences } from './check-references.server.ts'

const named = (path: string) => ({ _meta: { path } })

const service = (slug: string, related: string[]) => ({ ...named(slug), related })

/** Content in which every name leads somewhere. */
const sound = {
  services: [service('seo', ['video']), service('video', ['seo'])],
  products: [named('crm'), { ...named('suite'), tools: { products: ['crm'] } }],
  articles: [
    {
      ...named('on-kites'),
      author: 'asha',
      content: 'They fly.\n\n## Wind\n\nIt blows.\n\n### Gusts\n',
      notes: [{ beside: 'Wind' }],
    },
  ],
  authors: [named('asha'), named('rohan')],
  plans: [{ ...named('basic'), category: 'websites' }],
  pricing: { categories: [{ id: 'websites' }, { id: 'software' }] },
}

const [article] = sound.articles
const [plan] = sound.plans
const note = (beside: string) => [{ ...article, notes: [{ beside }] }]

/** The lines under the title of what is said of the content. */
function complaintsOf(changed: object): string[] {
  try {
    checkReferences({ ...sound, ...changed })
    return []
  } catch (error) {
    const [title, ...lines] = (error as Error).message.split('\n')
    expect(title).toBe('The content names what is not there:')
    return lines
  }
}

describe('What one content file says of another', () => {
  test('is let pass where it is there', () => {
    expect(complaintsOf({})).toEqual([])
  })

  test.each([
    [
      'a service related to one that is not there',
      { services: [service('seo', ['print']), service('video', [])] },
      'content/services/seo.yaml: related: no "print"; there are video',
    ],
    [
      'a service related to itself',
      { services: [service('seo', ['seo']), service('video', [])] },
      'content/services/seo.yaml: related: no "seo"; there are video',
    ],
    [
      'a suite with a tool that is not there',
      { products: [named('crm'), { ...named('suite'), tools: { products: ['crm', 'erp'] } }] },
      'content/products/suite.yaml: tools.products: no "erp"; there are crm, suite',
    ],
    [
      'an article by nobody',
      { articles: [{ ...article, author: 'mira' }] },
      'content/articles/on-kites.md: author: no "mira"; there are asha, rohan',
    ],
    [
      'a note beside a heading that is not there',
      { articles: note('Rain') },
      'content/articles/on-kites.md: notes.beside: no "Rain"; there are Wind',
    ],
    [
      'a note beside a heading of a lower level',
      { articles: note('Gusts') },
      'content/articles/on-kites.md: notes.beside: no "Gusts"; there are Wind',
    ],
    [
      'a plan in a category that is not there',
      { plans: [{ ...plan, category: 'drones' }] },
      'content/pricing/basic.yaml: category: no "drones"; there are websites, software',
    ],
  ])('is named with file, field and what there is: %s', (_, changed, complaint) => {
    expect(complaintsOf(changed)).toEqual([complaint])
  })

  test('is named all at once, one line a fault', () => {
    const plans = [{ ...plan, category: 'drones' }]
    expect(complaintsOf({ plans, articles: note('Rain') })).toHaveLength(2)
  })
})
