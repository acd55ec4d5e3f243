type Entry = { _meta: { path: string } }

/** The parts of the content that name one another. */
type Content = {
  services: readonly (Entry & { related: string[] })[]
  products: readonly (Entry & { tools?: { products: string[] } | undefined })[]
  articles: readonly (Entry & { author: string; content: string; notes: { beside: string }[] })[]
  authors: readonly Entry[]
  plans: readonly (Entry & { category: string })[]
  pricing: { categories: { id: string }[] }
}

const slugs = (entries: readonly Entry[]) => entries.map(({ _meta }) => _meta.path)

/**
 * Makes sure that what one content file says of another is there.
 * @throws Error with one line a fault: file, field, what is wrong and what is allowed
 */
export function checkReferences(content: Content): void {
  const faults: string[] = []
  const check = (file: string, field: string, named: string, allowed: string[]) => {
    if (!allowed.includes(named)) {
      faults.push(`content/${file}: ${field}: no "${named}"; there are ${allowed.join(', ')}`)
    }
  }
  for (const service of content.services) {
    const others = slugs(content.services).filter((slug) => slug !== service._meta.path)
    for (const named of service.related) {
      check(`services/${service._meta.path}.yaml`, 'related', named, others)
    }
  }
  for (const product of content.products) {
    for (const named of product.tools?.products ?? []) {
      check(`products/${product._meta.path}.yaml`, 'tools.products', named, slugs(content.products))
    }
  }
  for (const article of content.articles) {
    const file = `articles/${article._meta.path}.md`
    check(file, 'author', article.author, slugs(content.authors))
    const headings = Array.from(article.content.matchAll(/^## (.+)$/gm), ([, heading]) =>
      (heading ?? '').trim(),
    )
    for (const { beside } of article.notes) check(file, 'notes.beside', beside, headings)
  }
  const categories = content.pricing.categories.map(({ id }) => id)
  for (const plan of content.plans) {
    check(`pricing/${plan._meta.path}.yaml`, 'category', plan.category, categories)
  }
  if (faults.length > 0)
    throw new Error(`The content names what is not there:\n${faults.join('\n')}`)
}
