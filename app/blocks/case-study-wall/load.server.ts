import { caseStudies, workPage } from '../../content/content.server.ts'

/** Groups and trades that a case study has: a choice never shows an empty page by itself. */
const categories = workPage.categories.filter(({ id }) =>
  caseStudies.some(({ category }) => category === id),
)
const trades = workPage.trades.filter(({ id }) => caseStudies.some(({ trade }) => trade === id))

/** The number of a filter's option; the first one is for all. */
const numberIn = (options: { id: string }[], named: string) =>
  options.findIndex(({ id }) => id === named) + 1

export const load = () => ({
  groupTitles: categories.map(({ title }) => title),
  tradeTitles: trades.map(({ title }) => title),
  caseStudies: caseStudies.map((caseStudy) => ({
    ...caseStudy,
    groupNumber: numberIn(categories, caseStudy.category),
    tradeNumber: numberIn(trades, caseStudy.trade),
  })),
})
